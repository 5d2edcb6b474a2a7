/*
 * Masks a text in one pass. The look-behinds let each pattern start only at the beginning of a run of its
 * characters, so that the cost is linear in the length of any text.
 */

/** Digits that are not personal data: UUIDs, ISO timestamps and timestamps in milliseconds. */
const NOT_PERSONAL =
  /(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])|(?<!\p{Nd})\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?|(?<!\p{Nd})1\d{12}(?!\p{Nd})/u
const SECRET_PARAMETER = /\b(?:access_token|refresh_token|token|otp|pin|code|password|secret|session|auth)=[^&\s#]+/u
const BEARER = /\bBearer\s[^\s,;]+/u
const JWT = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/u
const EMAIL = /(?<![\p{L}\p{M}\p{N}._%+'-])[\p{L}\p{M}\p{N}._%+'-]+@[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}]{2,}/u
/** Nine or more digits with the separators that people use: phone numbers and card numbers. */
const PHONE_OR_CARD_NUMBER = /(?<!\p{Nd})\p{Nd}(?:[\s().-]{0,2}\p{Nd}){8,}/u
const LONG_WORD = /(?<![\w-])[\w-]{24,}/u

const combinedPattern = new RegExp(
  Object.entries({ NOT_PERSONAL, SECRET_PARAMETER, BEARER, JWT, EMAIL, LONG_WORD, PHONE_OR_CARD_NUMBER })
    .map(([name, pattern]) => `(?<${name}>${pattern.source})`)
    .join("|"),
  "giu",
)

/** Masks everything that looks like a phone or card number, an e-mail address or a token. */
export function maskText(text: string): string {
  return text.replace(combinedPattern, (match, ...replacerArguments) => {
    const groups = replacerArguments.at(-1) as Record<string, string | undefined>
    if (groups.NOT_PERSONAL !== undefined) return match
    if (groups.SECRET_PARAMETER !== undefined) return `${match.slice(0, match.indexOf("="))}=[hidden]`
    if (groups.EMAIL !== undefined) return "[email]"
    if (groups.PHONE_OR_CARD_NUMBER !== undefined) return "[number]"
    if (groups.LONG_WORD !== undefined) return isRandom(match) ? "[token]" : maskNumbers(match)
    return "[token]"
  })
}

const everyNumber = new RegExp(PHONE_OR_CARD_NUMBER.source, "gu")

function maskNumbers(word: string): string {
  return word.replace(everyNumber, "[number]")
}

/**
 * Whether a long word is a random token: it mixes both cases and digits, or it is hexadecimal. Names and slugs have one
 * case or no digits.
 */
function isRandom(word: string): boolean {
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
  return isMixed || /^(?=.*\d)(?=.*[a-f])[0-9a-f]{32,}$/i.test(word)
}
