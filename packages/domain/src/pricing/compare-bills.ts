import type { Minor } from "../money/format-money.ts"

/** The parts of a bill that a customer would notice, with their texts. Accepts our own bill and one from a response. */
export interface ComparedBill {
  validItems: readonly { id: string; name: string; quantity: number; product: { price: Minor } }[]
  invalidItems: readonly { id: string; quantity: number; code: string; what: string; message: string }[]
  charges: readonly { code: string; title: string; amount: Minor }[]
  discounts: readonly { offerId: string; title: string; points?: number | undefined }[]
}

/** `about`: the line's id, the charge's code or the offer's id. Amounts of lines are those of one item. */
export type BillChange = { about: string } & (
  | { code: "DEARER" | "CHEAPER"; name: string; was: Minor; now: Minor }
  | { code: "REFUSED"; message: string }
  | { code: "BACK"; name: string }
  | { code: "CHARGE"; title: string; was: Minor; now: Minor }
  | { code: "OFFER"; title: string }
)

/**
 * Lists what changed, without the customer's doing, between the bill that they saw and the current one: prices,
 * availability and, if the items are the same, charges and ended offers. The customer's own changes are not listed.
 */
export function compareBills(before: ComparedBill, after: ComparedBill): BillChange[] {
  const lines = [...listChangedPrices(before, after), ...listChangedRefusals(before, after)]
  return hasSameItems(before, after)
    ? [...lines, ...listChangedCharges(before, after), ...listEndedOffers(before, after)]
    : lines
}

/** LOY-2: points pay for one line only, so a free pizza that is refused isn't listed a second time as an ended offer. */
function listEndedOffers(before: ComparedBill, after: ComparedBill): BillChange[] {
  const isRefused = listChangedRefusals(before, after).length > 0
  return before.discounts
    .filter(({ points }) => points === undefined || !isRefused)
    .filter(({ offerId }) => !after.discounts.some((each) => each.offerId === offerId))
    .map(({ offerId, title }) => ({ code: "OFFER", about: offerId, title }))
}

function listChangedPrices(before: ComparedBill, after: ComparedBill): BillChange[] {
  return after.validItems.flatMap(({ id, name, product: { price: now } }): BillChange[] => {
    const was = before.validItems.find((line) => line.id === id)?.product.price
    if (was !== undefined && was !== now) return [{ code: now > was ? "DEARER" : "CHEAPER", about: id, name, was, now }]
    const wasRefused = before.invalidItems.some((line) => line.id === id)
    return wasRefused ? [{ code: "BACK", about: id, name }] : []
  })
}

function listChangedRefusals(before: ComparedBill, after: ComparedBill): BillChange[] {
  return after.invalidItems.flatMap(({ id, code, what, message }): BillChange[] => {
    const wasAvailable = before.validItems.some((line) => line.id === id)
    const refusedBefore = before.invalidItems.find((line) => line.id === id)
    const hasOtherReason = refusedBefore !== undefined && (refusedBefore.code !== code || refusedBefore.what !== what)
    return wasAvailable || hasOtherReason ? [{ code: "REFUSED", about: id, message }] : []
  })
}

/** The carry bag is only on the bill if the customer chose it. */
const CUSTOMER_CHOICE = "CARRY_BAG"

function listChangedCharges(before: ComparedBill, after: ComparedBill): BillChange[] {
  const codes = new Set(
    [...before.charges, ...after.charges].map(({ code }) => code).filter((code) => code !== CUSTOMER_CHOICE),
  )
  return [...codes].flatMap((about): BillChange[] => {
    const [chargeBefore, charge] = [before, after].map(({ charges }) => charges.find(({ code }) => code === about))
    const [was, now] = [chargeBefore?.amount ?? 0, charge?.amount ?? 0]
    return was === now ? [] : [{ code: "CHARGE", about, title: (charge ?? chargeBefore)?.title ?? about, was, now }]
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
