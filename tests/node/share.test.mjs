// The code of a shared game and its QR drawing; run by test_share.py with `node --test`.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import jsQR from "jsqr";

const here = new URL(".", import.meta.url);
const table = new URL("../../docs/table/", here);
const { ShareError, decode, encode, isCode } = await import(new URL("share.js", table));
const { LIMITS } = await import(new URL("packing.js", table));
const { svg, version } = await import(new URL("qr.js", table));

const read = (path) => readFileSync(new URL(path, here), "utf8");
const words = JSON.parse(read("../../rules_data/la-cuenta/share.json"));
const games = read("../cases/games.jsonl").trim().split("\n").map((line) => JSON.parse(line).log);
const PAGE = "https://someone.github.io/table-referee/en/la-cuenta/table/#";
const start = { event: "game", game: "la-cuenta", players: ["Ana", "Ben", "Cem"], starter: "Ben" };

async function there(log, list = words) {
  const code = await encode(log, list);
  assert.match(code, /^B[0-9A-Z$\-./:]+E$/);
  const back = await decode(code, list);
  // As text, so that the order of keys counts too.
  assert.equal(JSON.stringify(back), JSON.stringify(log));
  return code;
}

async function refused(text, code, list = words) {
  await assert.rejects(decode(text, list), (error) => {
    assert.ok(error instanceof ShareError, `${error?.stack}`);
    assert.equal(error.code, code);
    return true;
  });
}

test("every judged game comes back, with the game's words and without", async () => {
  assert.equal(games.length, 90);
  for (const log of games) {
    await there(log);
    await there(log, []);
  }
});

test("100 events fit into QR version 16, whatever game they are from", async () => {
  const long = games.filter((log) => log.length >= 100);
  assert.ok(long.length > 15);
  const chinese = ["王小明", "李建国", "张雪梅", "陈大文", "刘思远", "赵一鸣", "孙若兰", "周子涵"];
  const host = PAGE.replace("someone.github.io", "spielabend.kulturverein-musterstadt.example.org/sammlung");
  for (const log of long) {
    const short = log.slice(0, 101);
    assert.ok(version(PAGE + await there(short)) > 0);
    assert.ok(version(host + await there(renamed(short, chinese))) > 0);
  }
  // A whole evening told round by round fits as well.
  const rounds = games.flatMap((log) => log.filter((event) => event.event === "round"));
  const named = (event) => JSON.parse(JSON.stringify(event).replace(/"(Dai|Eva|Finn|Gül|小明)"/g, '"Ana"'));
  const evening = [start, ...rounds.slice(0, 15).map(named)];
  assert.ok(version(PAGE + await there(evening)) <= 16);
});

/** Stored games of the games that are kept by their forms: [id, words, logs]. */
const packed = (id) => existsSync(new URL(`../../rules_data/${id}/share.json`, here));
const logOf = (file) => readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const kept = readdirSync(new URL("../transcripts/", here)).filter(packed).map((id) => {
  const folder = new URL(`../transcripts/${id}/games/`, here);
  const logs = readdirSync(folder).map((name) => logOf(new URL(name, folder)));
  return [id, JSON.parse(read(`../../rules_data/${id}/share.json`)), logs];
});

test("stored games of every game come back, and 100 events fit into QR version 16", async () => {
  assert.ok(kept.length >= 2);
  for (const [id, list, logs] of kept) {
    for (const log of logs) {
      await there(log, list);
      await there(log, []);
    }
    // One long evening of the same people: whatever happened in all of them, one after the other.
    const [first] = logs[0];
    const rename = (log) => {
      let text = JSON.stringify(log.slice(1));
      log[0].players.forEach?.((name, seat) => {
        text = text.replaceAll(JSON.stringify(name), JSON.stringify(first.players[seat % first.players.length]));
      });
      return JSON.parse(text);
    };
    const all = logs.flatMap(rename).filter(({ event }) => event !== "edit" && event !== "undo");
    while (all.length < 100) all.push(...all);
    const code = await there([first, ...all.slice(0, 100)], list);
    const size = version(PAGE.replace("la-cuenta", id) + code);
    assert.ok(size > 0 && size <= 16, `${id}: version ${size}`);
  }
});

/** The same game of other people. */
function renamed(log, names) {
  const all = new Map(log[0].players.map((name, seat) => [JSON.stringify(name), JSON.stringify(names[seat])]));
  return JSON.parse(JSON.stringify(log).replace(/"(?:[^"\\]|\\.)*"/g, (text) => all.get(text) ?? text));
}

test("a longer game is a link only", async () => {
  const log = games.reduce((all, one) => all.concat(one.slice(1)), [start]).slice(0, LIMITS.events);
  assert.equal(log.length, 2000);
  const code = await there(log);
  assert.equal(version(PAGE + code), 0);
  assert.equal(svg(PAGE + code), null);
  assert.ok(code.length / log.length < 4.5);
});

test("names of all kinds", async () => {
  const names = ["小明", "Jürgen", "O'Neill \"Al\"", "👩‍🍳", "\ud800", "Ana", "Ana ", "__proto__"];
  for (const players of [names.slice(0, 3), names, ["1", "2", "3"]]) {
    const [one, two, three] = players;
    await there([
      { event: "game", game: "la-cuenta", players, starter: two, savings: { [one]: -10, [three]: 0 } },
      { event: "play", player: two, card: "wine" },
      { event: "play", player: one, card: { not: "a card" } },
      { event: "cash", cash: Object.fromEntries([[two, 5], [one, 1000000000]]) },
      { event: "correct", savings: { [three]: 7 }, why: "数错了 – sorry\n" },
      { event: "round", asker: three, cards: [], protected: [two, one] },
    ]);
  }
  await there([{ event: "game", players: 8 }]);
});

test("whatever JSON may hold", async () => {
  const odd = JSON.parse('{"event":"x","__proto__":{"a":1},"constructor":null,"toString":[[],{}]}');
  await there([start, odd, { x: 1, event: "late" }]);
  const [, second] = await decode(await encode([start, odd], words), words);
  assert.equal(Object.getPrototypeOf(second), Object.prototype);
  const numbers = [0, -1, 1.5, 1e21, -1e-7, 2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 40];
  await there([start, { event: "n", numbers, flags: [true, false, null, ""], deep: [[[[1]]]] }]);
  await there([start, { event: "edit", line: 2, with: null }, { event: "edit", line: 2, with: { event: "undo" } }]);
});

test("random logs come back", async () => {
  let seed = 7;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const value = (depth) => {
    const kind = random(depth > 3 ? 5 : 7);
    if (kind === 0) return words[random(words.length)];
    if (kind === 1) return String.fromCharCode(...Array.from({ length: random(6) }, () => random(65536)));
    if (kind === 2) return random(3) - 1;
    if (kind === 3) return random(2 ** 30) * (random(2) ? 1 : -1);
    if (kind === 4) return [true, false, null, 0.25][random(4)];
    if (kind === 5) return Array.from({ length: random(5) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: random(4) }, (_, i) => [`k${random(9)}${i}`, value(depth + 1)]));
  };
  for (let lap = 0; lap < 400; lap++) {
    const events = Array.from({ length: random(30) }, () => ({ event: `e${random(4)}`, a: value(0), b: value(0) }));
    await there([start, ...events], random(2) ? words : []);
  }
});

test("an old link opens in a newer page, and a newer one is told apart", async () => {
  const code = await there(games[5]);
  const later = [...words, "new-card", "new-ruling"];
  assert.equal(JSON.stringify(await decode(code, later)), JSON.stringify(games[5]));
  await refused(await encode(games[5], later), "newer", words);
  await refused("C" + code.slice(1), "newer");
});

test("a code of the form before says that it is old", async () => {
  const code = "A-ORQ:M0X1$$SMJ-WXVH$YY9$Q/3:JUISYQRGGLFM9$TW1Z:-4ON77M55E";
  await refused(code, "older");
  await refused(code.slice(0, -4) + "E", "damaged");
});

test("an address that was handled roughly still opens", async () => {
  const code = await there(games[20]);
  const want = JSON.stringify(games[20]);
  const broken = code.replace(/(.{60})/g, "$1\n  ");
  for (const text of ["#" + code, code.toLowerCase(), encodeURIComponent(code), broken, ` ${code} `]) {
    assert.equal(JSON.stringify(await decode(text, words)), want);
    assert.ok(isCode(text));
  }
});

test("what is written around a code does not hide the game", async () => {
  const behind = [
    ")", '"', ",", "。", ".", ":", "-", "/", "?utm=1", "&fbclid=IwAR2x", "E", "…", "%29", "%22",
    "\u200b", " — join us!", ") and EVERYBODY ELSE", "#top",
  ];
  const before = ["", "(", "„", "<", "\u2066"];
  for (const log of [games[0], games[20], games[61], [start]]) {
    const code = await there(log);
    for (const text of behind.flatMap((after) => before.map((first) => `#${first}${code}${after}`))) {
      assert.equal(JSON.stringify(await decode(text, words)), JSON.stringify(log), text);
      assert.ok(isCode(text), text);
    }
  }
});

test("what a program hangs behind an address is no game", async () => {
  const behind = ["#utm_source=chat", "#fbclid=IwAR0", "#try=x", "#:~:text=a", "#=/&?%"];
  for (const text of behind) assert.ok(!isCode(text), text);
});

test("a code with a right checksum and no event holds no game", async () => {
  await refused(await encode([], words), "empty");
});

test("a link holds 2,000 entries and says so of more", async () => {
  const long = [start, ...Array.from({ length: 1999 }, () => ({ event: "settle" }))];
  await there(long);
  const tooLong = { name: "ShareError", code: "too-long" };
  await assert.rejects(encode([...long, { event: "settle" }], words), tooLong);
  await refused(await longer(3000), "too-long");
});

/** A code as earlier versions of the page made them: of more events than a link holds now. */
async function longer(count) {
  const before = LIMITS.events;
  LIMITS.events = count + 1;
  try {
    return await encode([start, ...Array.from({ length: count }, () => ({ event: "settle" }))], words);
  } finally {
    LIMITS.events = before;
  }
}

test("a code of another game is told apart from a damaged one", async () => {
  const [[, list, logs]] = kept;
  const code = await there(logs[0], list);
  let found;
  try {
    found = (await decode(code, words))[0].game;
  } catch (error) {
    assert.ok(error instanceof ShareError && error.whole, error.stack);
  }
  assert.notEqual(found, "la-cuenta");
});

test("every cut and every wrong sign is noticed", async () => {
  const code = await there(games[40]);
  for (let n = 1; n < code.length; n++) await refused(code.slice(0, n), "damaged");
  for (let n = 1; n < code.length; n++) {
    for (const sign of ["0", "Q", ":"]) {
      if (sign !== code[n]) await refused(code.slice(0, n) + sign + code.slice(n + 1), "damaged");
    }
  }
  for (let n = 2; n < code.length - 1; n++) {
    const turned = code.slice(0, n - 1) + code[n] + code[n - 1] + code.slice(n + 1);
    if (turned !== code) await refused(turned, "damaged");
  }
});

test("what is no code says so", async () => {
  for (const text of ["", "#", "   ", null, undefined]) await refused(text, "empty");
  for (const text of ["#tip", "bill-order", "rounding=up", "%", "%E0%A4%A", "<script>", "小明", "1ABC"]) {
    await assert.rejects(decode(text, words), ShareError);
    if (!/^#?[a-z-]+$/.test(text)) await refused(text, "not-a-code");
  }
  await refused("B" + "0".repeat(300000) + "E", "too-long");
  await refused("B" + "9".repeat(2000000) + "E", "too-long");
});

test("hostile codes end soon, with an error of ours or a plain log", async () => {
  let seed = 99;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const began = performance.now();
  const pieces = [
    "[", "]", "{", "}", ",", "7", "-1", "1e999", "true", "null", "\x80", "\x81", "\xff", "ZZZ\xff",
    "{\x83\x84}",
  ];
  const piece = () => pieces[random(pieces.length)];
  let logs = 0;
  for (let lap = 0; lap < Number(process.env.REFEREE_CODES ?? 2000); lap++) {
    const length = random(lap % 50 ? [3, 60][lap % 2] : 3000);
    // By turns: any bytes, sound packing of any line and any signs, and a sound code with a bit turned.
    const any = () => Uint8Array.from({ length }, () => (lap % 2 ? random(256) : 255 * random(2)));
    const line = [[random(200), random(3), "a"], [3, random(3), "event", "x"], ["x"], {}, [120, 1, "a", 7]][random(5)];
    const all = () => JSON.stringify(line) + "\n" + Array.from({ length }, piece).join("");
    let bytes = lap % 3 === 0 ? any() : squeezed(all());
    if (lap % 3 === 2) bytes = bytes.with(random(bytes.length), random(256));
    try {
      const log = await decode(sealed(bytes), words);
      logs += 1;
      assert.ok(Array.isArray(log) && log.length <= 2000 && log.every(({ event }) => typeof event === "string"));
    } catch (error) {
      assert.ok(error instanceof ShareError, `${error.stack}`);
    }
  }
  assert.ok(logs > 0);
  assert.ok(performance.now() - began < 20000);
});

test("a small code cannot fill the memory, however large it says it is", async () => {
  const large = (text) => decode(sealed(squeezed(text)), words);
  const long = { name: "ShareError", message: "too-long" };
  const damaged = { name: "ShareError", message: "damaged" };
  await assert.rejects(large('[0,0]\n' + " ".repeat(9_000_000)), long); // unpacked, far beyond the limit
  const filled = `[0,0,"event","x","${"a".repeat(9000)}"]\n{\x80\x81\x81[${"\x82".repeat(500_000)}]}`;
  await assert.rejects(large(filled), long);
  await assert.rejects(large(`[0,0,"event"]\n${"{\x80\x80}".repeat(2001)}`), long);
  await assert.rejects(large(`[0,0,"event"]\n{\x80${"[".repeat(300_000)}`), damaged);
  await assert.rejects(large(`[0,0,"event"]\n{\x80\x80\x80${"[".repeat(41)}${"]".repeat(41)}}`), damaged);
  assert.equal((await large(`[0,0,"event"]\n{\x80\x80}`)).length, 1);
});

/** Text, one byte a sign, as packing.js squeezes it. */
const squeezed = (text) => new Uint8Array(deflateSync(Buffer.from(text, "latin1"))).subarray(2);

/** A code with a right checksum around any bytes, as only malice makes them. */
function sealed(body) {
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:";
  let hash = 0x811c9dc5;
  for (const byte of body) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 12;
  const bytes = [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, ...body];
  let out = "B";
  for (let i = 0; i < bytes.length; i += 2) {
    let value = i + 1 < bytes.length ? bytes[i] * 256 + bytes[i + 1] : bytes[i];
    for (let n = i + 1 < bytes.length ? 3 : 2; n; n--) {
      out += signs[value % 41];
      value = Math.floor(value / 41);
    }
  }
  return out + "E";
}

test("another reader reads our QR codes", async () => {
  const texts = ["A", PAGE, PAGE + await there(games[3]), PAGE + await there(games[60]), "https://example.org/小明"];
  for (let n = 5; n < 500; n += 41) texts.push(PAGE + "AB:Z0$-./"[n % 9].repeat(n));
  for (const text of texts) {
    assert.ok(version(text) > 0, text);
    assert.equal(seen(svg(text)), text);
  }
});

test("version 16 is filled to the last sign", async () => {
  // 4712 bits: a head of 60 bytes takes 500, the tight part 15 and 5.5 a sign.
  const head = "https://x.example/".padEnd(59, "a") + "#";
  assert.equal(version(head + "A".repeat(763)), 16);
  assert.equal(seen(svg(head + "A".repeat(763))), head + "A".repeat(763));
  assert.equal(version(head + "A".repeat(764)), 0);
  assert.equal(svg(head + "A".repeat(764)), null);
  assert.equal(svg(""), null);
});

test("a drawing speaks only with its label", async () => {
  assert.match(svg("A"), /aria-hidden="true"/);
  assert.match(svg("A", { label: 'a "b" <c>' }), /role="img" aria-label="a &#34;b&#34; &#60;c&#62;"/);
});

/** What jsQR reads from one of our drawings, painted with 4 pixels a module. */
function seen(drawing) {
  const side = Number(/viewBox="0 0 (\d+)/.exec(drawing)[1]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255);
  for (const [, x, y, run] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    if (Number(run) === side) continue; // the white ground
    for (let py = y * scale; py < (Number(y) + 1) * scale; py++) {
      for (let px = x * scale; px < (Number(x) + Number(run)) * scale; px++) {
        pixels.fill(0, (py * side * scale + px) * 4, (py * side * scale + px) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side * scale, side * scale)?.data;
}

test("the vendored library is the one that was read", async () => {
  const folder = new URL("vendor/qrcode-generator/", table);
  const noted = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  for (const [name, sum] of Object.entries(noted.sha256)) {
    assert.equal(createHash("sha256").update(readFileSync(new URL(name, folder))).digest("hex"), sum);
  }
  assert.match(readFileSync(new URL("LICENSE", folder), "utf8"), /MIT License/);
});
