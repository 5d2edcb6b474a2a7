import type { ShownBill } from "./cart-view.ts"

export interface PointsPaidLine {
  id: string
  name: string
  points: number
  code: string | undefined
}

/** LOY-2: the line that points pay for; undefined without one. A cart has at most one free pizza. */
export function pointsPaidLine(bill: ShownBill | null): PointsPaidLine | undefined {
  const offer = bill?.discounts.find(({ points }) => points !== undefined)
  const line = bill?.validItems.find(({ discounts }) => discounts.some(({ offerId }) => offerId === offer?.offerId))
  if (!line || offer?.points === undefined) return undefined
  return { id: line.id, name: line.name, points: offer.points, code: offer.code ?? undefined }
}

/** LOY-2: the line that points pay for now, after they have paid for another one. */
export function lineThatBecameFree(before: ShownBill | null, after: ShownBill | null): PointsPaidLine | undefined {
  const [previous, current] = [pointsPaidLine(before), pointsPaidLine(after)]
  return previous && current && previous.id !== current.id ? current : undefined
}
