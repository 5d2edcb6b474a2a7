/*
 * The checksum of two pieces of text put together, from the checksums of the pieces: zlib's crc32_combine, which Node
 * does not offer. With it a page compressed ahead gets its gzip trailer without being read again.
 */
const POLYNOMIAL = 0xedb88320

/** a · b modulo the polynomial, both with their bits reversed as CRC-32 has them. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** What a checksum is multiplied with when `length` bytes follow it: x^(8 · length). Dear, so made once for each piece. */
export function shiftBy(length: number): number {
  let result = 0x80000000
  let power = 0x00800000
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(power, result)
    power = multiply(power, power)
  }
  return result
}

export function combineCrc(first: number, second: number, shiftBySecond: number): number {
  return (multiply(shiftBySecond, first) ^ second) >>> 0
}
