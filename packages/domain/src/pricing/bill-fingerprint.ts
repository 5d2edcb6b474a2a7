import type { Minor } from "../money/format-money.ts"

interface Taxed {
  taxable: Minor
  taxes: readonly { code: string; amount: Minor }[]
}

/** All amounts of a bill. Accepts a `Bill` and one from a response. */
export interface FingerprintableBill extends Taxed {
  validItems: readonly ({
    id: string
    quantity: number
    product: { price: Minor; originalPrice: Minor }
    discount: Minor
    net: Minor
  } & Taxed)[]
  invalidItems: readonly { id: string; code: string }[]
  charges: readonly ({ code: string; amount: Minor } & Taxed)[]
  gross: Minor
  discount: Minor
  tip: Minor
  roundOff: Minor
  payable: Minor
  savings: { total: Minor }
  orderable: boolean
}

/** Returns every amount of a bill in one string: two bills with equal strings are equal to the minor unit. */
export function billFingerprint(bill: FingerprintableBill): string {
  const { gross, discount, tip, roundOff, payable, savings, orderable } = bill
  const lines = bill.validItems.map(({ id, quantity, product, discount: lineDiscount, net, ...taxed }) => [
    id,
    [quantity, product.price, product.originalPrice, lineDiscount, net],
    taxFingerprint(taxed),
  ])
  return JSON.stringify({
    lines,
    refused: bill.invalidItems.map(({ id, code }) => [id, code]),
    charges: bill.charges.map(({ code, amount, ...taxed }) => [code, amount, taxFingerprint(taxed)]),
    taxes: taxFingerprint(bill),
    sums: { gross, discount, tip, roundOff, payable, savings: savings.total, orderable },
  })
}

function taxFingerprint({ taxable, taxes }: Taxed): unknown[] {
  return [taxable, ...taxes.map(({ code, amount }) => `${code} ${amount}`)]
}
