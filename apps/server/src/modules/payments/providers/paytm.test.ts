import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Provider } from "./provider.ts"
import { createPaytm } from "./paytm.ts"

let response: Record<string, unknown> = {}
const server = createServer((_request, answer) => {
  const resultInfo = { resultStatus: "TXN_SUCCESS" }
  const body = { resultInfo, txnId: "T1", txnAmount: "105.00", ...response }
  answer.setHeader("content-type", "application/json").end(JSON.stringify({ head: {}, body }))
})
let paytm: Provider
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  paytm = createPaytm({ url, mid: "MID", key: "0123456789abcdef" })
})
afterAll(() => void server.close())

const currencyOf = async (currency: string, status: Record<string, unknown>) => {
  response = status
  const result = await paytm.fetchStatus({ id: "p1", currency } as Parameters<Provider["fetchStatus"]>[0])
  return result.state === "captured" ? result.currency : result.state
}

test("a Paytm payment has the currency that Paytm reports, and INR if it reports none", async () => {
  expect(await currencyOf("INR", { currency: "USD" })).toBe("USD")
  expect(await currencyOf("INR", {})).toBe("INR")
  expect(await currencyOf("LKR", {})).toBe("INR")
  expect(await currencyOf("INR", { currency: 356 })).toBe("unknown")
})
