export interface InvoiceRules {
  /** The month in which a financial year begins, 1 to 12. Invoice numbers start again with it. */
  firstMonth: number
  /** What the invoice names as the place of supply: the store's city or the seller's state. Null for nothing. */
  placeOfSupply: "city" | "state" | null
}
