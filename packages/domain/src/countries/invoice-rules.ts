export interface InvoiceRules {
  /** The month in which a financial year begins, 1 to 12. Invoice numbers start again with it. */
  firstMonth: number
  /**
   * Whether the invoice names the store's city as the place of supply. In India it names the state instead; in
   * Bangladesh it has no place of supply.
   */
  suppliedInCity: boolean
}
