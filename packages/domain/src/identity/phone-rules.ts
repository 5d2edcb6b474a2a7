export interface PhoneRules {
  /** Digits after the calling code. */
  length: number
  /** How the digits are grouped when a number is shown. */
  groups: readonly number[]
  /** Matches the beginnings that no mobile number has; null if a mobile number may begin with any digit but zero. */
  notMobile: RegExp | null
}
