import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { Charge } from "./books/charges.store.ts"
import { type Books, openBooks } from "./books/open-books.ts"
import { createTill } from "./create-till.ts"
import { makeKeys } from "./keys.ts"
import { type Provider, providers } from "./providers.ts"
import type { Side } from "./side.ts"
import type { Till } from "./till.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
const announced: string[] = []
let books: Books
let till: Till
beforeEach(() => {
  announced.length = 0
  books = openBooks(dataDir)
  const sides = Object.fromEntries(
    providers.map((each): [Provider, Side] => [
      each,
      { answer: () => undefined, ...(each === "bkash" && { needsExecute: true }) },
    ]),
  ) as Record<Provider, Side>
  till = createTill({
    books,
    keys: makeKeys("s"),
    sides,
    urlOf: () => "",
    announce: ({ id }, kind) => void announced.push(`${id} ${kind}`),
    firstState: () => "done",
  })
})
afterEach(() => {
  books.close()
  rmSync(dataDir, { recursive: true })
})

const open = (provider: Provider): Charge =>
  books.charges.add({
    id: "charge",
    provider,
    reference: "order",
    amount: 100,
    currency: "INR",
    paymentRef: "ref",
    page: "",
    details: {},
  })

test("a charge ends once, and is told once", () => {
  const charge = open("cards")
  const paid = till.settle(charge, "paid")
  expect(paid.state).toBe("captured")
  expect(till.settle(paid, "declined").state).toBe("captured")
  expect(till.settle(paid, "paid", { taken: { amount: 1, currency: "USD" } }).amount).toBe(100)
  expect(announced).toEqual(["charge paid"])
})

test("where the merchant executes, approval takes nothing and a decline leaves nothing to execute", () => {
  const charge = open("bkash")
  expect(till.execute(charge).state).toBe("open")
  const approved = till.settle(charge, "paid")
  expect([approved.state, till.execute(approved).state]).toEqual(["approved", "captured"])
})

test("a refund that ended stays as it ended", () => {
  const paid = till.settle(open("cards"), "paid")
  const refund = till.giveBack(paid, { id: "refund", reference: "", amount: 40, details: {} }, "pending")
  expect(announced).toEqual(["charge paid"])
  const failed = till.endRefund(refund, "failed")
  expect([failed.state, till.endRefund(failed, "done").state]).toEqual(["failed", "failed"])
  expect(books.refunds.total("charge")).toBe(0)
  expect(announced).toEqual(["charge paid"])
})
