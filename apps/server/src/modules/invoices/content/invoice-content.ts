/** All texts and amounts of an invoice. Drawing only arranges them. */
export interface InvoiceContent {
  /** Metadata of the PDF file. */
  metadata: { title: string; subject: string; author: string; issuedAt: number }
  /** The country's official form, in its language: authorities, heading, the rule that requires it, its number. */
  form: { offices: readonly string[]; heading: string; rule: string; mark: string } | null
  brand: string
  heading: string
  seller: Party
  buyer: Party
  facts: readonly Fact[]
  columns: readonly Column[]
  rows: readonly Row[]
  /** The sum of each column. */
  columnTotals: Row
  totals: readonly Fact[]
  total: Fact
  inWords: string
  payments: readonly Fact[]
  /** The discounts by offer. The rows already include them. */
  offers: readonly Fact[]
  notes: readonly string[]
}

export interface Fact {
  label: string
  value: string
}

export interface Party {
  title: string
  name: string
  lines: readonly string[]
  facts: readonly Fact[]
}

export interface Column {
  title: string
  /** The title in the official form's language. */
  form?: string
  /** In points; the column with "rest" gets the remaining width. */
  width: number | "rest"
  align: "left" | "right"
}

export interface Row {
  cells: readonly string[]
}
