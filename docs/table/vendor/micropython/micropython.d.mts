/** Of MicroPython, what the pages use. */
export interface MicroPython {
  FS: { mkdir(path: string): void; writeFile(path: string, text: string): void };
  runPython(code: string): unknown;
  pyimport(module: string): { api(facts: string): { ask(question: string): string } };
}

export function loadMicroPython(options: { url: string; heapsize: number; linebuffer: boolean }): Promise<MicroPython>;
