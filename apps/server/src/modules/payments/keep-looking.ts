import type { Platform } from "../../platform/platform.ts"
import { createPaymentSweep } from "./look-again.ts"
import type { PaymentShop } from "./payment-shop.ts"

const PAUSE_MS = 3_000

/**
 * Looks for what is due every few seconds, from the start on: what a node that died left behind is found by whoever is
 * up. A job for each payment would be a row and a turn for thousands that are settled long before their time.
 */
export function keepLooking(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  shop: PaymentShop,
): void {
  const sweep = createPaymentSweep(shop)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isOver = false

  const look = async () => {
    try {
      await sweep.round()
    } catch (error) {
      log.warn({ err: error }, "payments could not be looked at")
    }
    if (!isOver) pause()
  }
  const pause = () => {
    timer = setTimeout(() => void (running = look()), PAUSE_MS).unref()
  }
  onStart(async () => pause())
  http.addHook("onClose", async () => {
    isOver = true
    clearTimeout(timer)
    await running
    await sweep.stop()
  })
}
