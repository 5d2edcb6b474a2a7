/*
 * Calculates the checksum of two concatenated texts from their checksums, like zlib's crc32_combine, which Node doesn't
 * offer. A page that was compressed in advance gets its gzip trailer without being read again.
 */
const POLYNOMIAL = 0xedb88320

/** Returns a · b modulo the polynomial, both with reversed bits as in CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/**
 * Returns the factor for a checksum that `length` bytes follow: x^(8 · length). It is expensive, so it is calculated
 * once per piece.
 */
export function shiftBy(length: number): number {
  let result = 0x80000000
  let power = 0x00800000
  for (let remaining = length; remaining > 0; remaining = Math.floor(remaining / 2)) {
    if (remaining % 2 === 1) result = multiply(power, result)
    power = multiply(power, power)
  }
  return result
}

export function combineCrc(first: number, second: number, shiftBySecond: number): number {
  return (multiply(shiftBySecond, first) ^ second) >>> 0
}
