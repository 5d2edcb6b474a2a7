import { startProduct } from "../scripts/start-product.mjs"

/** The whole product, as `npm start` runs it, on a free port and with data of its own; stopped after the last journey. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All journeys come from one network address, so that limits per address would stop them.
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
