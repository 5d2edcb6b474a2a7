import type { CartOptions, LineChange, NewLine } from "@hearth/contract/calls/cart.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"

export interface Fulfilment {
  storeId: string
  deliveryType: DeliveryType
}

/**
 * A change of the cart, in the shape of the API call that sends it. `said` contains the options that change; its name
 * can't change, because browsers have stored calls with it.
 */
export type PendingChange =
  | { kind: "put"; place: Fulfilment; lines: NewLine[] }
  | { kind: "change"; changes: LineChange[] }
  | { kind: "options"; said: Partial<CartOptions & Fulfilment> }

/**
 * Changes that are sent together, with their idempotency key. Once sent, the call may have arrived, so nothing more is
 * merged into it.
 */
export type PendingCall = PendingChange & { key: string; sent?: boolean }

/** Copies only the fields of the contract: a pending change is stored, and its source may change later. */
export function toNewLine({ productId, size, pizza, picks }: LineConfiguration): Omit<NewLine, "id" | "quantity"> {
  return structuredClone({ productId, size, pizza, picks }) as Omit<NewLine, "id" | "quantity">
}

/** The contract's limits per call. */
const MAX_LINES = 20
const MAX_CHANGES = 50

/** Adds a change to the calls. Consecutive taps become one call; taps that cancel each other out become none. */
export function addPendingChange(
  calls: readonly PendingCall[],
  change: PendingChange,
  newKey: () => string,
): PendingCall[] {
  const lastCall = calls.at(-1)
  const mergedChange = lastCall && !lastCall.sent ? mergeChanges(lastCall, change) : undefined
  if (!lastCall || !mergedChange) return [...calls, { ...change, key: newKey() }]
  const isEmpty = mergedChange.kind === "change" && mergedChange.changes.length === 0
  return isEmpty ? calls.slice(0, -1) : [...calls.slice(0, -1), { ...mergedChange, key: lastCall.key }]
}

/** Undefined if the two can't be one call. */
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
  const lastChange = changes.at(-1)
  if (!lastChange || lastChange.line !== next.line || !("add" in lastChange) || !("add" in next))
    return [...changes, next]
  const add = lastChange.add + next.add
  return add === 0 ? changes.slice(0, -1) : [...changes.slice(0, -1), { line: next.line, add }]
}

/** Splits a refused call into single changes, so that only the invalid one is lost. */
export function splitCall(call: PendingCall, newKey: () => string): PendingCall[] {
  const pieces: PendingChange[] =
    call.kind === "put"
      ? call.lines.map((line) => ({ kind: "put", place: call.place, lines: [line] }))
      : call.kind === "change"
        ? call.changes.map((change) => ({ kind: "change", changes: [change] }))
        : []
  return pieces.length > 1 ? pieces.map((change) => Object.assign(change, { key: newKey() })) : []
}
