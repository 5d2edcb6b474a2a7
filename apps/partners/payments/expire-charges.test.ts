import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { openPaymentDatabase } from "./database/open-payment-database.ts"
import { type PaymentsPartner, startPayments } from "./start-payments.ts"
import { callJson } from "./testing/start-test-payments.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
let partner: PaymentsPartner
afterEach(async () => {
  await partner.stop()
  rmSync(dataDir, { recursive: true })
})

test("an unpaid charge expires at its deadline, and a callback is queued", async () => {
  const database = openPaymentDatabase(dataDir)
  database.charges.add({
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
  partner = await startPayments({ dataDir, secret: "s" })
  const fetchAdmin = async (resource: string) =>
    JSON.stringify(await callJson(`${partner.adminUrl}/admin/${resource}?reference=late`))
  await expect.poll(() => fetchAdmin("payments"), { timeout: 15_000 }).toContain('"state":"expired"')
  expect(await fetchAdmin("deliveries")).toContain('"kind":"expired"')
})
