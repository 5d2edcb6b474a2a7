import { startProduct } from "../scripts/start-product.mjs"

/** The whole product, as `npm start` runs it, on a free port and with data of its own; stopped after the last journey. */
export default async function startShop(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.E2E_PORT = String(product.port)
  process.env.E2E_INBOX = product.inbox
  return async () => {
    await product.stop()
  }
}
