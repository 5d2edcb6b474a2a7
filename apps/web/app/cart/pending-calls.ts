import type { CartOptions, LineChange, NewLine } from "@hearth/contract/calls/cart.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"

export interface Fulfilment {
  storeId: string
  deliveryType: DeliveryType
}

/** What a press asks of the cart; the same shapes as the calls that tell the server. */
export type PendingChange =
  | { kind: "put"; place: Fulfilment; lines: NewLine[] }
  | { kind: "change"; changes: LineChange[] }
  | { kind: "options"; said: Partial<CartOptions & Fulfilment> }

/** Wishes that go to the server together. Once it was sent it may have arrived, so that nothing more joins it. */
export type PendingCall = PendingChange & { key: string; sent?: boolean }

/** Nothing but what the contract takes, and a copy: a wish is kept, and what it was made from may change. */
export function toNewLine({ productId, size, pizza, picks }: LineConfiguration): Omit<NewLine, "id" | "quantity"> {
  return structuredClone({ productId, size, pizza, picks }) as Omit<NewLine, "id" | "quantity">
}

/** As many as the contract takes at once. */
const MAX_LINES = 20
const MAX_CHANGES = 50

/** The calls with one wish more: taps in a row become one call, and such as undo each other none. */
export function addPendingChange(
  calls: readonly PendingCall[],
  change: PendingChange,
  newKey: () => string,
): PendingCall[] {
  const last = calls.at(-1)
  const joined = last && !last.sent ? mergeChanges(last, change) : undefined
  if (!last || !joined) return [...calls, { ...change, key: newKey() }]
  const isNothing = joined.kind === "change" && joined.changes.length === 0
  return isNothing ? calls.slice(0, -1) : [...calls.slice(0, -1), { ...joined, key: last.key }]
}

/** Undefined where they can't be one call. */
function mergeChanges(one: PendingChange, other: PendingChange): PendingChange | undefined {
  if (one.kind === "put" && other.kind === "put") {
    const { storeId, deliveryType } = other.place
    const isSamePlace = one.place.storeId === storeId && one.place.deliveryType === deliveryType
    const lines = [...one.lines, ...other.lines]
    return isSamePlace && lines.length <= MAX_LINES ? { ...one, lines } : undefined
  }
  if (one.kind === "options" && other.kind === "options") return { ...one, said: { ...one.said, ...other.said } }
  if (one.kind === "change" && other.kind === "change") {
    const changes = other.changes.reduce(addLineChange, one.changes)
    return changes.length <= MAX_CHANGES ? { kind: "change", changes } : undefined
  }
  return undefined
}

function addLineChange(changes: LineChange[], next: LineChange): LineChange[] {
  const last = changes.at(-1)
  if (!last || last.line !== next.line || !("add" in last) || !("add" in next)) return [...changes, next]
  const add = last.add + next.add
  return add === 0 ? changes.slice(0, -1) : [...changes.slice(0, -1), { line: next.line, add }]
}

/** One wish each: where all together were refused, only what is the matter is to be lost. */
export function splitCall(call: PendingCall, newKey: () => string): PendingCall[] {
  const pieces: PendingChange[] =
    call.kind === "put"
      ? call.lines.map((line) => ({ kind: "put", place: call.place, lines: [line] }))
      : call.kind === "change"
        ? call.changes.map((change) => ({ kind: "change", changes: [change] }))
        : []
  return pieces.length > 1 ? pieces.map((change) => Object.assign(change, { key: newKey() })) : []
}
