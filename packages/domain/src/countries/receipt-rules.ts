/** CTY-7: how the kitchen's receipts are printed. */
export interface ReceiptRules {
  /** True where names and addresses may be in Bangla, which receipt printers can't print. */
  removesBangla: boolean
}
