import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { openPaymentDatabase } from "./database/open-payment-database.ts"
import { type PaymentsStandIn, startPayments } from "./start-payments.ts"
import { callJson } from "./testing/start-test-payments.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
let standIn: PaymentsStandIn
afterEach(async () => {
  await standIn.stop()
  rmSync(dataDir, { recursive: true })
})

test("an unpaid payment expires at its deadline, and a callback is queued", async () => {
  const database = openPaymentDatabase(dataDir)
  database.payments.add({
    id: "lqr_late",
    provider: "lankaqr",
    reference: "late",
    amount: 100,
    currency: "LKR",
    paymentRef: "lqp_1",
    page: "",
    details: {},
    expiresAt: Date.now() - 1,
  })
  database.close()
  standIn = await startPayments({ dataDir, secret: "s" })
  const fetchAdmin = async (resource: string) =>
    JSON.stringify(await callJson(`${standIn.adminUrl}/admin/${resource}?reference=late`))
  await expect.poll(() => fetchAdmin("payments"), { timeout: 15_000 }).toContain('"state":"expired"')
  expect(await fetchAdmin("deliveries")).toContain('"kind":"expired"')
})
