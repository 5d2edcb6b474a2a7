import { startProduct } from "../scripts/start-product.mjs"

/**
 * Starts the whole product as `npm start` does, on a free port with its own data, and stops it after the last journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All journeys have the same network address, so limits per address would block them.
  const many = "100000"
  const limits = {
    GUESTS_PER_MINUTE: many,
    GUESTS_PER_DAY: many,
    ACTIVITIES_PER_MINUTE: many,
    CODES_PER_NETWORK_HOUR: many,
    CODES_PER_NETWORK_DAY: many,
    CODES_PER_MINUTE: many,
  }
  const product = await startProduct({ env: limits })
  process.env.E2E_PORT = String(product.port)
  process.env.E2E_INBOX = product.inbox
  process.env.E2E_PAYMENTS = product.paymentsDesk
  process.env.E2E_FIRST_MANAGER = product.firstManager
  return async () => {
    await product.stop()
  }
}
