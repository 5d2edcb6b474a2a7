import type { Bill, BillLine } from "./bill.ts"

const noSavings = { menu: 0, offers: 0, total: 0 } as const

const freeLine = (line: BillLine, offerId: string): BillLine => ({
  ...line,
  discounts: [{ offerId, amount: line.gross }],
  discount: line.gross,
  net: 0,
  taxable: 0,
  taxes: [],
})

/**
 * The bill of lines that are made again: at the prices of the original bill, with one discount of the whole amount.
 * There are no charges, taxes or tip, and nothing counts as saved.
 */
export function billFreeOfCharge(
  original: Pick<Bill, "country" | "validItems" | "flags">,
  lineIds: readonly string[],
  { offerId, title }: { offerId: string; title: string },
): Bill {
  const validItems = original.validItems.filter(({ id }) => lineIds.includes(id)).map((line) => freeLine(line, offerId))
  const gross = validItems.reduce((sum, line) => sum + line.gross, 0)
  return {
    country: original.country,
    validItems,
    invalidItems: [],
    items: validItems.reduce((sum, { quantity }) => sum + quantity, 0),
    gross,
    discounts: [{ offerId, code: null, title, amount: gross }],
    discount: gross,
    displayNetPrice: 0,
    charges: [],
    charge: 0,
    withCharges: 0,
    taxable: 0,
    taxes: [],
    tax: 0,
    tip: 0,
    roundOff: 0,
    payable: 0,
    savings: noSavings,
    flags: original.flags,
    comboCard: false,
    carryBag: null,
    tips: null,
    notes: [],
    orderable: true,
  }
}
