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
import type { PromoResult } from "./offers/promo-codes.ts"
import { lineThatBecameFree, type PointsPaidLine, pointsPaidLine } from "./points-paid-line.ts"
import { type Fulfilment, type PendingChange, toNewLine } from "./pending-calls.ts"

type CommandDeps = Pick<CartDeps, "place" | "random" | "showToast"> & {
  /** Starts the cart if it isn't started, because a change is applied to the stored cart. */
  start: () => void
  applyPromo: (code: string) => Promise<PromoResult>
}

export interface RemovedLine {
  /** Adds the line again and, if points paid for it, the code that made it free. */
  undo: () => void
  /** LOY-2: whether points paid for the removed line, and pay for no other. */
  wasFreePizza: boolean
  /** LOY-2: the pizza that the points pay for instead; undefined if they paid for no other line, or don't pay any more. */
  nowFree: PointsPaidLine | undefined
}

/** The customer's changes: shown at once, and sent shortly after. */
export function createCartCommands(
  { place, random, showToast, start, applyPromo }: CommandDeps,
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

  async function restorePromo(code: string): Promise<void> {
    const result = await applyPromo(code)
    if (!result.ok) showToast({ message: result.message, tone: "error" })
  }

  return {
    addLine,

    changeQuantity(line: string, add: number): void {
      applyChange({ kind: "change", changes: [{ line, add }] })
    },

    removeLine({ id, quantity, ...configuration }: CartLine): RemovedLine {
      start()
      const billBefore = state.view.get().bill
      const freeLine = pointsPaidLine(billBefore)
      const codesBefore = state.content().promos
      applyChange({ kind: "change", changes: [{ line: id, remove: true }] })
      const wasFreePizza = state.content().promos.length < codesBefore.length
      const undo = () => {
        const isCodeLost = freeLine?.id === id && !state.content().promos.some((code) => code === freeLine.code)
        if (addLine(configuration, quantity) && isCodeLost && freeLine.code !== undefined)
          void restorePromo(freeLine.code)
      }
      return { undo, wasFreePizza, nowFree: lineThatBecameFree(billBefore, state.view.get().bill) }
    },

    updateLine(line: string, configuration: LineConfiguration): boolean {
      start()
      const { promos } = state.content()
      const billBefore = state.view.get().bill
      const name = billBefore?.validItems.find(({ id }) => id === line)?.name
      const change: PendingChange = { kind: "change", changes: [{ line, to: toNewLine(configuration) }] }
      if (!exceedsLimits(change)) state.acknowledgeOwnEdit(line)
      if (!applyChange(change)) return false
      const nowFree = lineThatBecameFree(billBefore, state.view.get().bill)
      if (state.content().promos.length < promos.length) showToast({ message: cartTexts.noLongerFree(name) })
      else if (nowFree) showToast({ message: cartTexts.nowFree(nowFree.name, nowFree.points) })
      return true
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
