import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"

/** LOY-2: whether points paid for the whole order. */
export function isPaidWithPoints({
  payable,
  lines,
}: {
  payable: number
  lines: readonly Pick<StoreTicket["lines"][number], "freeWithPoints">[]
}): boolean {
  return payable === 0 && lines.some(({ freeWithPoints }) => freeWithPoints > 0)
}
