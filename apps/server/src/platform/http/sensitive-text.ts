const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
/** Seven digits or more, with or without separators: as long as the shortest phone number. */
const LONG_NUMBER = /\d(?:[^\p{L}\p{N}]{0,3}\d){6}/u
const JWT = /eyJ[\w-]{8,}/
/** A sequence of mixed characters that is too long for a word or one of our ids. */
const TOKEN = /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/

const MAX_DECODE_ROUNDS = 3

/**
 * Returns the text with percent-encoding decoded, even if encoded several times, and with digits of any script as 0 to
 * 9.
 */
export function plainText(text: string): string {
  let plain = text
  for (let round = 0; round < MAX_DECODE_ROUNDS && plain.includes("%"); round++) plain = decode(plain)
  return plain.normalize("NFKC").replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Bytes that are not valid text become characters that are not digits. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return Buffer.from(bytes.replaceAll("%", ""), "hex")
        .toString("latin1")
        .replaceAll(/[^\x20-\x7e]/g, "·")
    }
  })
}

/** In every script the ten digits are consecutive, with no digit before zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Whether the text may contain a phone or card number. Expects `plainText`. */
export function hasLongNumber(text: string): boolean {
  return LONG_NUMBER.test(text.replaceAll(/\p{Cf}/gu, ""))
}

/** Whether the text is a signed token or the value of an authorization header. */
export function isCredential(text: string): boolean {
  return JWT.test(text) || /^\s*(?:bearer|basic)\b/i.test(text)
}

export function containsToken(text: string): boolean {
  return isCredential(text) || TOKEN.test(text)
}
