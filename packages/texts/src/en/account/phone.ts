export const mobileNumber = "Mobile number"
export const indianPrefix = "Indian mobile numbers start with 6, 7, 8 or 9"
export const digitsToGo = (count: number) => (count === 1 ? "1 digit to go" : `${count} digits to go`)
export const digitsTooMany = (count: number) => (count === 1 ? "1 digit too many" : `${count} digits too many`)
export const digitsOnly = "Digits only"
