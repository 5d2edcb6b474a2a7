import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { openBooks } from "./books/open-books.ts"
import { type PaymentsPartner, startPayments } from "./start-payments.ts"
import { callJson } from "./testing/start-rig.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
let partner: PaymentsPartner
afterEach(async () => {
  await partner.stop()
  rmSync(dataDir, { recursive: true })
})

test("what nobody paid in time expires by itself, and is told", async () => {
  const books = openBooks(dataDir)
  books.charges.add({
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
  books.close()
  partner = await startPayments({ dataDir, secret: "s" })
  const look = async (what: string) => JSON.stringify(await callJson(`${partner.desk}/admin/${what}?reference=late`))
  await expect.poll(() => look("payments"), { timeout: 15_000 }).toContain('"state":"expired"')
  expect(await look("deliveries")).toContain('"kind":"expired"')
})
