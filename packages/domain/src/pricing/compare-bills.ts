import type { CountryCode } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"

/** The parts of a bill that a customer would notice. Accepts a `Bill` and one from a response. */
export interface ComparedBill {
  country: CountryCode
  validItems: readonly { id: string; name: string; quantity: number; product: { price: Minor } }[]
  invalidItems: readonly { id: string; quantity: number; message: string }[]
  charges: readonly { code: string; title: string; amount: Minor }[]
  discounts: readonly { offerId: string; title: string }[]
}

export interface BillChange {
  code: "DEARER" | "CHEAPER" | "REFUSED" | "BACK" | "CHARGE" | "OFFER"
  /** The line's id, the charge's code or the offer's id. */
  about: string
  /** For the customer. */
  message: string
}

/**
 * Lists what changed, without the customer's doing, between the bill that they saw and the current one: prices,
 * availability and, if the items are the same, charges and ended offers. The customer's own changes are not listed.
 */
export function compareBills(before: ComparedBill, after: ComparedBill): BillChange[] {
  const lines = [...changedPrices(before, after), ...changedRefusals(before, after)]
  return hasSameItems(before, after)
    ? [...lines, ...changedCharges(before, after), ...endedOffers(before, after)]
    : lines
}

function endedOffers(before: ComparedBill, after: ComparedBill): BillChange[] {
  return before.discounts
    .filter(({ offerId }) => !after.discounts.some((each) => each.offerId === offerId))
    .map(({ offerId, title }) => ({ code: "OFFER", about: offerId, message: `‘${title}’ takes nothing off any more.` }))
}

function changedPrices(before: ComparedBill, after: ComparedBill): BillChange[] {
  const { country } = after
  return after.validItems.flatMap(({ id, name, product: { price } }): BillChange[] => {
    const was = before.validItems.find((line) => line.id === id)
    if (was && was.product.price !== price) {
      const code = price > was.product.price ? "DEARER" : "CHEAPER"
      const [now, then] = [formatMoney(price, country), formatMoney(was.product.price, country)]
      return [{ code, about: id, message: `${name} is now ${now}. It was ${then}.` }]
    }
    const wasRefused = before.invalidItems.some((line) => line.id === id)
    return wasRefused ? [{ code: "BACK", about: id, message: `${name} can be had again.` }] : []
  })
}

function changedRefusals(before: ComparedBill, after: ComparedBill): BillChange[] {
  return after.invalidItems.flatMap(({ id, message }): BillChange[] => {
    const wasAvailable = before.validItems.some((line) => line.id === id)
    const messageBefore = before.invalidItems.find((line) => line.id === id)?.message ?? message
    return wasAvailable || messageBefore !== message ? [{ code: "REFUSED", about: id, message }] : []
  })
}

/** The carry bag is only on the bill if the customer chose it. */
const CUSTOMER_CHOICE = "CARRY_BAG"

function changedCharges(before: ComparedBill, after: ComparedBill): BillChange[] {
  const { country } = after
  const codes = new Set(
    [...before.charges, ...after.charges].map(({ code }) => code).filter((code) => code !== CUSTOMER_CHOICE),
  )
  return [...codes].flatMap((about): BillChange[] => {
    const [was, is] = [before, after].map(({ charges }) => charges.find(({ code }) => code === about))
    const [then, now] = [was?.amount ?? 0, is?.amount ?? 0]
    if (then === now) return []
    const title = (is ?? was)?.title ?? about
    const message =
      now === 0
        ? `${title}: nothing any more. It was ${formatMoney(then, country)}.`
        : then === 0
          ? `${title}: ${formatMoney(now, country)} is added.`
          : `${title} is now ${formatMoney(now, country)}. It was ${formatMoney(then, country)}.`
    return [{ code: "CHARGE", about, message }]
  })
}

function hasSameItems(before: ComparedBill, after: ComparedBill): boolean {
  const itemKeys = ({ validItems, invalidItems }: ComparedBill) =>
    [...validItems, ...invalidItems]
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .sort()
      .join()
  return itemKeys(before) === itemKeys(after)
}
