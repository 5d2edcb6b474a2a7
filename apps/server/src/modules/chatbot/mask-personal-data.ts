/** Removes e-mail addresses and everything with three or more digits: phone numbers, order numbers, PINs, addresses. */
export function maskPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s@]+@[^\s@]+/g, "[email]")
    .replaceAll(/\d(?:[\s-]?\d){2,}/g, "[number]")
    .replaceAll(/[\p{L}\d]*\d[\p{L}\d]*/gu, (word) => (word.replaceAll(/\D/g, "").length > 2 ? "[number]" : word))
}
