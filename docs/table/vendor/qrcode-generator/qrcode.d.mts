/** Of the QR code generator, what the pages use. */
export interface Code {
  addData(text: string, mode: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}

export const qrcode: {
  (version: number, level: "L" | "M" | "Q" | "H"): Code;
  stringToBytes(text: string): number[];
};
