/**
 * SHA-256 (FIPS 180-4) of bytes, as 64 hex digits. Browsers offer it only to those who can wait for the answer, and an
 * export is made step by step without waiting.
 */
export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(firstState);
  const words = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at);
  const rest = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < rest.byteLength; at += BLOCK) mix(state, words, rest, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** Of a text, as UTF-8. */
export const sha256OfText = (text: string): string => sha256(new TextEncoder().encode(text));

const BLOCK = 64;

/** The first 32 bits after the point of a root of each of the first `count` primes. */
function rootsOfPrimes(count: number, root: (value: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const firstState = rootsOfPrimes(8, Math.sqrt);
const constants = rootsOfPrimes(64, Math.cbrt);

/** The end of the message: a one bit, zeros, and the length in bits. */
function padded(rest: Uint8Array, length: number): DataView {
  const end = new Uint8Array(rest.length + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  end.set(rest);
  end[rest.length] = 0x80;
  const view = new DataView(end.buffer);
  view.setUint32(end.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(end.length - 4, (length * 8) % 2 ** 32);
  return view;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, words: Uint32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + constants[i]! + words[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  // Word by word: a list for each block would cost more than the sums.
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}
