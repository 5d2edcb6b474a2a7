export interface InvoiceRules {
  /** The month in which a financial year begins, 1 to 12. Invoice numbers start again with it. */
  firstMonth: number
  /** Whether the place of supply is the store's city. India names the store's state instead. */
  suppliedInCity: boolean
}
