/**
 * Arithmetic coding: choices with weights become bits, and bits the same choices again.
 *
 * Writer and reader share one method, `choose(weights, index)`: the writer stores `index` and
 * returns it, the reader ignores it and returns what was stored. Whatever is written with one
 * function is therefore read back by the same function, and the two cannot drift apart.
 * Whole numbers only, so every browser comes to the same bits.
 */

const FULL = 2 ** 32;
const HALF = 2 ** 31;
const QUARTER = 2 ** 30;
export const MOST = 2 ** 20; // the largest sum of weights that leaves the arithmetic exact

/** The interval that both sides narrow in step. */
class Interval {
  constructor() {
    this.low = 0;
    this.high = FULL - 1;
  }

  /** Narrow to [from, to) of total; call `shift` for each bit that is settled. */
  narrow(from, to, total) {
    const range = this.high - this.low + 1;
    this.high = this.low + Math.floor((range * to) / total) - 1;
    this.low += Math.floor((range * from) / total);
    for (;;) {
      if (this.high < HALF) this.settle(0);
      else if (this.low >= HALF) this.settle(1, HALF);
      else if (this.low >= QUARTER && this.high < HALF + QUARTER) this.settle(null, QUARTER);
      else return;
      this.low *= 2;
      this.high = this.high * 2 + 1;
    }
  }

  settle(bit, less = 0) {
    this.low -= less;
    this.high -= less;
    this.shift(bit, less);
  }
}

/** Turns choices into bytes. */
export class Writer extends Interval {
  constructor() {
    super();
    this.bits = [];
    this.pending = 0;
  }

  choose(weights, index) {
    let from = 0;
    for (let i = 0; i < index; i++) from += weights[i];
    let total = from;
    for (let i = index; i < weights.length; i++) total += weights[i];
    this.narrow(from, from + weights[index], total);
    return index;
  }

  /** Store a number from 0 to `count` − 1, all equally likely. */
  uniform(count, value) {
    this.narrow(value, value + 1, count);
    return value;
  }

  shift(bit) {
    if (bit === null) {
      this.pending += 1;
      return;
    }
    this.bits.push(bit);
    for (; this.pending; this.pending--) this.bits.push(1 - bit);
  }

  /** The bytes; zeros at the end are left out, the reader sees zeros there anyway. */
  bytes() {
    if (this.low >= QUARTER) this.shift(1);
    else if (this.low > 0) {
      this.shift(0);
      this.shift(1);
    } else if (this.pending) this.shift(0);
    const out = new Uint8Array(Math.ceil(this.bits.length / 8));
    this.bits.forEach((bit, i) => {
      out[i >> 3] |= bit << (7 - (i & 7));
    });
    let end = out.length;
    while (end > 0 && out[end - 1] === 0) end -= 1;
    return out.subarray(0, end);
  }
}

/** Turns bytes into choices again. */
export class Reader extends Interval {
  constructor(bytes) {
    super();
    this.input = bytes;
    this.at = 0;
    this.code = 0;
    for (let i = 0; i < 32; i++) this.code = this.code * 2 + this.bit();
  }

  bit() {
    const byte = this.input[this.at >> 3] ?? 0;
    const bit = (byte >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }

  target(total) {
    const range = this.high - this.low + 1;
    return Math.floor(((this.code - this.low + 1) * total - 1) / range);
  }

  choose(weights) {
    let total = 0;
    for (const weight of weights) total += weight;
    const target = this.target(total);
    let from = 0;
    for (let i = 0; i < weights.length; i++) {
      if (target < from + weights[i]) {
        this.narrow(from, from + weights[i], total);
        return i;
      }
      from += weights[i];
    }
    throw new RangeError("outside the interval");
  }

  uniform(count) {
    const value = this.target(count);
    this.narrow(value, value + 1, count);
    return value;
  }

  shift(_bit, less) {
    this.code = (this.code - less) * 2 + this.bit();
  }
}
