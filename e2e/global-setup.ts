import { startProduct } from "../scripts/start-product.mjs"
import { createProductClock, msUntilAfternoon } from "./product-clock.ts"

/**
 * Starts all of Hearth as `npm start` does, on a free port with its own data, and stops it after the last journey. Its
 * clock starts in the early afternoon, so that a journey gives the same result at any hour.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All journeys have the same network address, so limits per address would block them.
  const unlimited = "100000"
  const limits = {
    GUESTS_PER_MINUTE: unlimited,
    GUESTS_PER_DAY: unlimited,
    ACTIVITIES_PER_MINUTE: unlimited,
    CODES_PER_NETWORK_HOUR: unlimited,
    CODES_PER_NETWORK_DAY: unlimited,
    CODES_PER_MINUTE: unlimited,
  }
  const offsetMs = msUntilAfternoon()
  const clock = createProductClock(offsetMs)
  const product = await startProduct({ env: { ...limits, ...clock.env } })
  process.env.E2E_CLOCK_OFFSET_MS = String(offsetMs)
  process.env.E2E_PORT = String(product.port)
  process.env.E2E_INBOX = product.inboxUrl
  process.env.E2E_PAYMENTS = product.paymentsAdminUrl
  process.env.E2E_FIRST_MANAGER = product.firstManager
  return async () => {
    await product.stop()
    clock.remove()
  }
}
