/** Digits with up to three separators between them, none of them a letter. */
const DIGIT_RUNS = /\d+(?:[^\p{L}\d]{1,3}\d+)*/gu

/** Invisible characters: zero-width spaces, joiners, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu

/** One separator between groups, as printed on cards. */
const SINGLE_SEPARATOR = /^[\s.\u2010-\u2015\u2212-]$/

/** Maximum digits of a card number, and therefore maximum groups: later ones need not be checked. */
const MAX_DIGITS = 19

/** First digits of card numbers with their possible lengths. */
const CARD_TYPES: readonly (readonly [beginning: RegExp, lengths: readonly number[]])[] = [
  // Visa
  [/^4/, [13, 16, 19]],
  // Mastercard, RuPay, Maestro
  [/^5/, [16]],
  // Mastercard's newer range, 2221 to 2720; years such as 2026 don't match it
  [/^2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)/, [16]],
  // Amex
  [/^3[47]/, [15]],
  // Diners
  [/^3[0689]/, [14]],
  // JCB
  [/^35/, [16]],
  // RuPay, Discover, UnionPay, Maestro
  [/^6/, [16, 17, 18, 19]],
  // RuPay, UnionPay
  [/^8[12]/, [16]],
]

/**
 * SEC-9: checks whether a text contains a card number, alone or among other words, in the digits of any script. The
 * first digits determine its length, and the last one is a check digit. One number in ten passes that check by chance,
 * so numbers that people write for other reasons, such as dates, are excluded by the shape of their groups.
 */
export function containsCardNumber(text: string): boolean {
  for (const [run] of toAsciiDigits(text.replace(INVISIBLE, "").replace(/\s+/g, " ")).matchAll(DIGIT_RUNS)) {
    const groups = run.match(/\d+/g) ?? []
    const separators = run.match(/\D+/g) ?? []
    if (
      groups.some((_, from) =>
        startsWithCardNumber(groups.slice(from, from + MAX_DIGITS), separators.slice(from, from + MAX_DIGITS)),
      )
    )
      return true
  }
  return false
}

function toAsciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Counts the digits before this one: the ten digits of a script are consecutive, with no digit before the zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

/** Checks whether a card number starts at the first group. Other digits, such as the expiry, may follow directly. */
function startsWithCardNumber(groups: readonly string[], separators: readonly string[]): boolean {
  const digits = groups.join("")
  const lengths = CARD_TYPES.find(([beginning]) => beginning.test(digits))?.[1] ?? []
  return lengths.some((length) => {
    if (digits.length < length || !passesLuhn(digits.slice(0, length))) return false
    const { wholeGroups, remainingDigits } = groupsCovering(groups, length)
    return remainingDigits === 0 ? isShapedAsCard(wholeGroups, separators) : isRegularlyGrouped(wholeGroups)
  })
}

/**
 * Returns the groups that the first `length` digits cover completely, and how many digits of the next group they cover.
 */
function groupsCovering(
  groups: readonly string[],
  length: number,
): { wholeGroups: readonly string[]; remainingDigits: number } {
  let [count, remainingDigits] = [0, length]
  for (let group = groups[0]; group !== undefined && group.length <= remainingDigits; group = groups[count]) {
    remainingDigits -= group.length
    count++
  }
  return { wholeGroups: groups.slice(0, count), remainingDigits }
}

/** Whether all groups have four digits, or are the beginning of an Amex or Diners number. True for no groups. */
function isRegularlyGrouped(groups: readonly string[]): boolean {
  return groups.every(({ length }) => length === 4) || /^4,6$/.test(shapeOf(groups))
}

const shapeOf = (groups: readonly string[]) => groups.map(({ length }) => length).join(",")

function isShapedAsCard(groups: readonly string[], separators: readonly string[]): boolean {
  if (groups.length === 1) return true
  const shape = shapeOf(groups)
  if (!separators.slice(0, groups.length - 1).every((separator) => SINGLE_SEPARATOR.test(separator)))
    return isEvenlyGrouped(groups) || /^4,6,[45]$/.test(shape)
  const isPostalCodeAndPhone = /^6,(?:10|5,5)$/.test(shape) && /^[6-9]/.test(groups[1] ?? "")
  const hasDate = /(?:^|,)(?:2,2,4|4,2,2)(?:,|$)/.test(shape)
  return !isPostalCodeAndPhone && !hasDate
}

/** Whether all groups but the last are as long as the first, which has at most four digits. */
function isEvenlyGrouped(groups: readonly string[]): boolean {
  const size = groups[0]?.length ?? 0
  return size <= 4 && groups.slice(0, -1).every(({ length }) => length === size)
}

/** Luhn's algorithm: every second digit from the right counts double. */
function passesLuhn(number: string): boolean {
  let sum = 0
  for (let nth = 0; nth < number.length; nth++) {
    const digit = Number(number[number.length - 1 - nth])
    const counted = nth % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
