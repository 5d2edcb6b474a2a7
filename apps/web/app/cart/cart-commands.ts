import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { addLines, changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import * as cartTexts from "@hearth/texts/cart/cart-sync.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartQueue } from "./cart-queue.ts"
import type { CartState } from "./cart-state.ts"
import type { CartSync } from "./cart-sync.ts"
import { type Fulfilment, type PendingChange, toNewLine } from "./pending-calls.ts"

type CommandDeps = Pick<CartDeps, "place" | "random" | "showToast"> & {
  /** Starts the cart if it isn't started, because a change is applied to the stored cart. */
  start: () => void
}

/** The customer's changes: shown at once, and sent shortly after. */
export function createCartCommands(
  { place, random, showToast, start }: CommandDeps,
  queue: CartQueue,
  state: CartState,
  sync: CartSync,
) {
  /** Returns false, with a message shown, if the change would exceed the cart's limits. */
  function applyChange(change: PendingChange): boolean {
    start()
    if (exceedsLimits(change)) {
      showToast({ message: limitMessage(change), tone: "error" })
      return false
    }
    queue.enqueue(change)
    state.publish()
    sync.scheduleSend()
    return true
  }

  function exceedsLimits(change: PendingChange): boolean {
    if (change.kind === "options") return false
    const cart = { lines: state.content().lines, past: [] }
    return !(change.kind === "put" ? addLines(cart, change.lines) : changeLines(cart, change.changes)).ok
  }

  function limitMessage(change: PendingChange): string {
    const { lines } = state.content()
    const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const isFull = items >= cartLimits.items || (change.kind === "put" && lines.length >= cartLimits.lines)
    return isFull ? cartTexts.cartFull(cartLimits.items) : pricedBillTexts.tooManyOfOne()
  }

  function addLine(configuration: LineConfiguration, quantity = 1): boolean {
    start()
    const line = { ...toNewLine(configuration), id: random.uuid(), quantity }
    return applyChange({ kind: "put", place: place.current(), lines: [line] })
  }

  return {
    addLine,

    changeQuantity(line: string, add: number): void {
      applyChange({ kind: "change", changes: [{ line, add }] })
    },

    /** Removes a line. Call the returned function to undo it. */
    removeLine({ id, quantity, ...configuration }: CartLine): () => void {
      applyChange({ kind: "change", changes: [{ line: id, remove: true }] })
      return () => void addLine(configuration, quantity)
    },

    updateLine(line: string, configuration: LineConfiguration): boolean {
      return applyChange({ kind: "change", changes: [{ line, to: toNewLine(configuration) }] })
    },

    setOptions(options: Partial<CartOptions>): void {
      applyChange({ kind: "options", said: options })
    },

    /** LOC-10, CAT-7: moves the cart to another store and delivery type; its new bill shows what that changes. */
    moveTo(next: Fulfilment): void {
      applyChange({ kind: "options", said: { storeId: next.storeId, deliveryType: next.deliveryType } })
    },
  }
}
