export const firstDigits = "The first 6 to 8 digits of your card"
export const exampleDigits = "e.g. 1234 56"
export const restLeftOut = "The first 8 digits are enough, so we left out the rest."
