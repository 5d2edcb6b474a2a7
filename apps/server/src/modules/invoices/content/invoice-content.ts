/** Everything that stands on an invoice, in its words and figures; whoever draws it only sets it out. */
export interface InvoiceContent {
  /** Of the file. */
  about: { title: string; subject: string; author: string; issuedAt: number }
  /** The offices whose form it is, in their language, above the heading. */
  form: { offices: readonly string[]; heading: string; rule: string; mark: string } | null
  brand: string
  heading: string
  seller: Party
  buyer: Party
  facts: readonly Fact[]
  columns: readonly Column[]
  rows: readonly Row[]
  /** The columns' sums. */
  sums: Row
  totals: readonly Fact[]
  total: Fact
  inWords: string
  paid: readonly Fact[]
  /** What the offers took off, already in the rows. */
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
  /** The same as the form has it, in its language. */
  form?: string
  /** Of the width, where the one of the words takes what is left. */
  width: number | "rest"
  align: "left" | "right"
}

export interface Row {
  cells: readonly string[]
}
