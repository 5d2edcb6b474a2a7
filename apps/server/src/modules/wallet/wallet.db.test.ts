import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asBuyer } from "../../testing/as-buyer.ts"
import { accounts, type Program } from "../ledger/public.ts"
import { creditWallet } from "./public.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

const base = "/api/wallet-service/ve1"
let lastNumber = 9_822_000_000

async function newCustomer(): Promise<{ browser: TestBrowser; mobile: string }> {
  const mobile = String(++lastNumber)
  return { browser: await asCustomer(app, partners, mobile), mobile }
}
const addCredit = ({ userId }: TestBrowser, program: Program, amount: number) =>
  inTransaction(app.database.db, (tx) => {
    const credit = { userId, country: "IN", program, amount, kind: "promo", orderId: null } as const
    return creditWallet(tx, { ...credit, cause: randomUUID(), at: app.clock.now(), from: accounts.promo("IN") })
  })
const dataOf = async (browser: TestBrowser, path: string) => (await browser.get(`${base}/${path}`)).json().data

test("[PAY-8b] [PAY-8d] [PAY-9a] [PAY-9b] an empty wallet has 0 points of each kind and no movements", async () => {
  const { browser, mobile } = await newCustomer()
  expect(await dataOf(browser, "balance")).toEqual({ currency: "INR", balance: 0 })
  expect(await dataOf(browser, "summary")).toEqual({
    currency: "INR",
    balance: 0,
    pointsBreakdown: [
      { title: "Pizza Pals Points", amount: 0 },
      { title: "Promo Points", amount: 0 },
      { title: "Refund Points", amount: 0 },
    ],
    lastMovements: [],
  })
  expect(await dataOf(browser, `passbook/${mobile}`)).toEqual({
    currency: "INR",
    transactions: [],
    pageNo: 1,
    pages: 1,
  })
})

test("[PAY-8d] [PAY-8g] the passbook is paged, newest first, with the balance after each movement, and can be filtered by kind", async () => {
  const { browser, mobile } = await newCustomer()
  for (let nth = 1; nth <= 45; nth++) {
    app.clock.advance(10)
    await addCredit(browser, nth % 3 === 0 ? "PIZZA_PALS" : "PROMO", nth)
  }
  const pages = [1, 2, 3, 4].map((pageNo) => dataOf(browser, `passbook/${mobile}?pageNo=${pageNo}`))
  const [first, second, third, beyond] = await Promise.all(pages)
  const amounts = [first, second, third].flatMap((page) =>
    page.transactions.map((each: { amount: number }) => each.amount),
  )
  expect(amounts).toEqual(Array.from({ length: 45 }, (_, nth) => 45 - nth))
  expect([first.pages, third.transactions.length, beyond]).toEqual([
    3,
    5,
    { currency: "INR", transactions: [], pageNo: 4, pages: 3 },
  ])
  const balances = first.transactions.map((each: { balance: number }) => each.balance)
  expect(balances.slice(0, 3)).toEqual([1035, 990, 946])
  const ids = [first, second, third].flatMap((page) =>
    page.transactions.map((each: { movementId: string }) => each.movementId),
  )
  expect(new Set(ids).size).toBe(45)
  const filtered = await dataOf(browser, "transactions?loyaltyProgramCode=PIZZA_PALS")
  expect(filtered.transactions.map((each: { amount: number }) => each.amount).slice(0, 3)).toEqual([45, 42, 39])
  expect(filtered.transactions[0].balance).toBe(360)
  const summary = await dataOf(browser, "summary")
  expect([summary.balance, summary.lastMovements.length]).toEqual([1035, 5])
  expect(summary.lastMovements[0]).toMatchObject({ title: "A gift from us", program: "PIZZA_PALS", orderId: null })
})

test("[PAY-8c] the available balance is limited to the order's total, and the movement that pays it names the order", async () => {
  const { browser, mobile } = await newCustomer()
  const buyer = await asBuyer(app, undefined, browser)
  const { transactionId, payable, orderId } = await buyer.mustOrder()
  await addCredit(browser, "PROMO", 100)
  expect(await dataOf(browser, `available_balance/${mobile}/${transactionId}`)).toEqual({
    balance: 100,
    currency: "INR",
    available: 100,
  })
  await addCredit(browser, "PROMO", payable)
  const coveredBalance = await dataOf(browser, `available_balance/+91${mobile}/${transactionId}`)
  expect(coveredBalance).toEqual({ currency: "INR", balance: payable + 100, available: payable })
  expect((await buyer.pay(transactionId, { mode: "WALLET" })).statusCode).toBe(200)
  const [paid] = (await dataOf(browser, `passbook/${mobile}`)).transactions
  expect(paid).toMatchObject({ title: "Paid for an order", amount: -payable, balance: 100, orderId })
})

test("[PAY-8e] [SEC-5a] [SEC-5d] wallets require the session's own number and order, a signed-in customer and a country with wallets", async () => {
  const { browser, mobile } = await newCustomer()
  const { mobile: otherMobile, browser: otherBrowser } = await newCustomer()
  const buyer = await asBuyer(app, undefined, otherBrowser)
  const { transactionId } = await buyer.mustOrder()
  for (const path of [
    `passbook/${otherMobile}`,
    `available_balance/${otherMobile}/${transactionId}`,
    "passbook/123456789",
  ])
    expect(errorFrom(await browser.get(`${base}/${path}`)).slice(0, 2)).toEqual([403, "FORBIDDEN"])
  const otherCustomersOrder = await browser.get(`${base}/available_balance/${mobile}/${transactionId}`)
  expect(errorFrom(otherCustomersOrder).slice(0, 2)).toEqual([404, "NOT_FOUND"])
  const guest = await asGuest(app)
  for (const path of ["balance", "summary", "transactions", `passbook/${mobile}`])
    expect(errorFrom(await guest.get(`${base}/${path}`))[0]).toBe(401)
  const lanka = await asCustomer(app, partners, "771234567", { host: "lk.localhost" })
  expect(errorFrom(await lanka.get(`${base}/balance`)).slice(0, 2)).toEqual([403, "FEATURE_OFF"])
})
