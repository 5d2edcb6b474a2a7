/** What a country allows its staff to give. */
export interface RemedyRules {
  /** The most that one person may give in 24 hours without a second person, in minor units. */
  dailyLimit: number
}
