const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
/** State, the taxpayer's PAN, the number of the registration in that state, Z, check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

export function isGstin(text: string): boolean {
  return FORM.test(text) && checkDigitOf(text.slice(0, 14)) === text.at(-1)
}

/** Every second character counts twice; the two base-36 digits of each product are added up. */
function checkDigitOf(text: string): string | undefined {
  const sum = [...text].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return CHARACTERS[(36 - (sum % 36)) % 36]
}
