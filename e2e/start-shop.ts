import { startProduct } from "../scripts/start-product.mjs"

/** The whole product, as `npm start` runs it, on a free port and with data of its own; stopped after the last journey. */
export default async function startShop(): Promise<() => Promise<void>> {
  // All journeys come from one network address, so that limits per address would stop them.
  const limits = { GUESTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000", ACTIVITIES_PER_MINUTE: "100000" }
  const product = await startProduct({ env: limits })
  process.env.E2E_PORT = String(product.port)
  process.env.E2E_INBOX = product.inbox
  return async () => {
    await product.stop()
  }
}
