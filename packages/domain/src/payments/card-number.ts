/** As they are written: with a space, a dash or a dot between groups of digits. */
const DIGITS = /\d+(?:[\s.\u2010-\u2015-]\d+)*/g

/** What cards begin with: Visa, Mastercard, RuPay, Amex, Diners, Discover, JCB, UnionPay, Maestro. */
const BEGINNING = /^(?:[2-6]|8[12])/

/**
 * SEC-9: whether somebody wrote a card's number, alone or among other words. Thirteen to nineteen digits whose last one
 * proves the others; phone numbers and orders' times of day are shorter or begin otherwise.
 */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.normalize("NFKC").matchAll(DIGITS)) {
    const groups = run.match(/\d+/g) ?? []
    if (groups.some((_, from) => beginsCard(groups, from))) return true
  }
  return false
}

/** Some of the groups from there on, put together. */
function beginsCard(groups: readonly string[], from: number): boolean {
  let number = ""
  for (const group of groups.slice(from)) {
    number += group
    if (number.length > 19) return false
    if (number.length >= 13 && BEGINNING.test(number) && isProven(number)) return true
  }
  return false
}

/** By Luhn: every second digit from the right counts double. */
function isProven(number: string): boolean {
  let sum = 0
  for (let nth = 0; nth < number.length; nth++) {
    const digit = Number(number[number.length - 1 - nth])
    const counted = nth % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
