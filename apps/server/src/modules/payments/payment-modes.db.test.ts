import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { build } from "../../testing/build-test-app.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { buyerOf } from "../../testing/as-buyer.ts"
import { shopperAt } from "../../testing/as-shopper.ts"
import { accounts } from "../ledger/public.ts"
import { creditWallet, walletBalance } from "../wallet/public.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const refusalOf = async ({ buyer, id }: TestOrder, paymentInput: object) =>
  errorFrom(await buyer.pay(id, paymentInput))[1]
const optionsFor = async (browser: TestBrowser, query = "", version = "ve2/options/default"): Promise<PaymentOptions> =>
  (await browser.get(`/api/payment-service/${version}${query}`)).json().data

const modesOf = async (unpaidOrder: TestOrder) =>
  (await optionsFor(unpaidOrder.buyer.browser)).options.map(({ mode }) => mode)

async function addCredit({ buyer, transaction }: TestOrder, amount: number): Promise<void> {
  const { userId } = buyer.browser
  const country = transaction.country
  const from = accounts.promo(country)
  await inTransaction(harness.app.database.db, (tx) =>
    creditWallet(tx, {
      userId,
      country,
      program: "PROMO",
      amount,
      kind: "promo",
      cause: randomUUID(),
      orderId: null,
      at: harness.app.clock.now(),
      from,
    }),
  )
}
const walletBalanceOf = ({ buyer, transaction }: TestOrder) =>
  walletBalance(harness.app.database.db, { userId: buyer.browser.userId, country: transaction.country })

test("[SEC-6a] each country has its own payment methods, and the server refuses the others", async () => {
  const [india, lanka, bangladesh] = [
    await harness.createUnpaidOrder("IN"),
    await harness.createUnpaidOrder("LK"),
    await harness.createUnpaidOrder("BD"),
  ]
  for (const mode of ["BKASH", "LANKAQR"]) expect(await refusalOf(india, { mode })).toBe("PAYMENT_MODE_OFF")
  for (const mode of ["UPI", "GPAY", "PAYTM", "BKASH", "WALLET"])
    expect([mode, await refusalOf(lanka, { mode })]).toEqual([mode, "PAYMENT_MODE_OFF"])
  expect(await refusalOf(bangladesh, { mode: "LANKAQR" })).toBe("PAYMENT_MODE_OFF")
  expect(await modesOf(lanka)).toEqual(["LANKAQR", "CARD", "EVOUCHER", "COD"])
  expect(await modesOf(bangladesh)).toEqual(["BKASH", "CARD", "EVOUCHER", "WALLET", "COD"])
})

test("[MIN-1g] [SEC-6b] a mini-app accepts only its partner's payment methods, and not the wallet", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  await addCredit(unpaidOrder, 5_000_00)
  const payInApp = (app: string, paymentInput: object) =>
    unpaidOrder.buyer.browser.post(`/api/order-service/ve4/transaction/${unpaidOrder.id}/submit`, paymentInput, {
      "client-type": app,
      "idempotency-key": randomUUID(),
    })
  for (const [app, mode] of [
    ["web app-paytm", "CARD"],
    ["web app-paytm", "UPI"],
    ["web app-paytm", "WALLET"],
    ["web app-gpay", "PAYTM"],
    ["web app-gpay", "CARD"],
  ] as const)
    expect(errorFrom(await payInApp(app, { mode }))[1]).toBe("PAYMENT_MODE_OFF")
  expect(errorFrom(await payInApp("web app-paytm", { mode: "PAYTM", useWallet: true }))[1]).toBe("PAYMENT_MODE_OFF")
  expect((await payInApp("web app-gpay", { mode: "UPI" })).statusCode).toBe(200)
  expect((await payInApp("web app-paytm", { mode: "PAYTM" })).json().data.transaction.next.kind).toBe("form")
})

test("[SEC-6b] all routes of a payment method are refused in a mini-app that does not offer the method, and allowed in a browser", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  const { browser, mobile } = unpaidOrder.buyer
  const pay = "/api/payment-service/ve1"
  const voucher = { number: "6000000000000001", pin: "1111" }
  const linkedWalletUrl = `${pay}/wallet-provider/mobikwik`
  const routes = [
    [`${pay}/orders/${unpaidOrder.id}/otp`, {}],
    [`${pay}/orders/${unpaidOrder.id}/otp/verify`, { code: "000000" }],
    [`${pay}/evoucher/balance`, voucher],
    [`${pay}/evoucher/resetpin`, { number: voucher.number }],
    [`${pay}/evoucher/redeem`, { ...voucher, transactionId: unpaidOrder.id }],
    [`${linkedWalletUrl}/balance`],
    [`${linkedWalletUrl}/link`, {}],
    [`${linkedWalletUrl}/verify`, { code: "000000" }],
    [`${linkedWalletUrl}/redeem`, { transactionId: unpaidOrder.id }],
  ] as const
  const wallet = [
    "balance",
    `available_balance/${mobile}/${unpaidOrder.id}`,
    `passbook/${mobile}`,
    "summary",
    "transactions",
  ].map((path) => [`/api/wallet-service/ve1/${path}`] as const)
  const call = async ([url, body]: readonly [string, object?], app: string) => {
    const headers = { "client-type": app, "idempotency-key": randomUUID() }
    return body
      ? browser.post(url, body, headers)
      : harness.app.http.inject({ url, headers: { ...browser.headers(), ...headers } })
  }
  for (const app of ["web app-paytm", "web app-gpay"]) {
    for (const route of routes)
      expect([app, route[0], errorFrom(await call(route, app))[1]]).toEqual([app, route[0], "PAYMENT_MODE_OFF"])
  }
  for (const route of wallet)
    expect([route[0], errorFrom(await call(route, "web app-paytm"))[1]]).toEqual([route[0], "FEATURE_OFF"])
  for (const route of [...routes, ...wallet]) {
    const answer = await call(route, "web app-chrome")
    const code = answer.statusCode === 200 ? "" : errorFrom(answer)[1]
    expect([route[0], ["PAYMENT_MODE_OFF", "FEATURE_OFF"].includes(code)]).toEqual([route[0], false])
  }
})

test("[PAY-1f] a UPI collect request is refused after its end date, and accepted before", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const paymentInput = { mode: "UPI", way: "collect", vpa: "asha@okbank" }
  expect(await refusalOf(unpaidOrder, paymentInput)).toBe("PAYMENT_MODE_OFF")
  harness.app.clock.set("2026-02-20T06:30:00Z")
  const beforeEndDate = await harness.createUnpaidOrder()
  expect(await refusalOf(beforeEndDate, { mode: "UPI", way: "collect" })).toBe("BAD_REQUEST")
  const answer = await beforeEndDate.buyer.pay(beforeEndDate.id, { ...paymentInput, vpa: "success@razorpay" })
  expect(answer.statusCode).toBe(200)
  expect((await harness.waitForStatus(beforeEndDate, "ORDER PLACED")).paymentMode).toBe("UPI")
})

test("[SEC-6c] [PAY-1b] [PAY-4e] the wallet can't be combined with an e-voucher, and pays alone if it covers the order", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  expect(await refusalOf(unpaidOrder, { mode: "WALLET" })).toBe("WALLET_SHORT")
  await addCredit(unpaidOrder, 100_00)
  const voucher = { number: "6000000000000001", pin: "1111" }
  expect(await refusalOf(unpaidOrder, { mode: "EVOUCHER", voucher, useWallet: true })).toBe("WALLET_MIX")
  expect(await refusalOf(unpaidOrder, { mode: "COD", useWallet: true })).toBe("PAYMENT_MODE_OFF")
  expect(await refusalOf(unpaidOrder, { mode: "WALLET" })).toBe("WALLET_SHORT")
  await addCredit(unpaidOrder, 5_000_00)
  expect(await refusalOf(unpaidOrder, { mode: "CARD", useWallet: true })).toBe("PAYMENT_MODE_OFF")
  expect(await walletBalanceOf(unpaidOrder)).toBe(5_100_00)
  const paid = await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "WALLET" })
  const { payable } = unpaidOrder.transaction
  expect(paid.json().data.transaction).toMatchObject({
    orderStatus: "ORDER PLACED",
    paymentMode: "WALLET",
    isWalletUsed: true,
    walletAmount: payable,
  })
  expect(await walletBalanceOf(unpaidOrder)).toBe(5_100_00 - payable)
})

test("[PAY-1a] [PAY-1b] [PAY-1h] wallet and card each pay their part, and a declined card returns the wallet's part", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  await addCredit(unpaidOrder, 100_00)
  const { payable } = unpaidOrder.transaction
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD", useWallet: true })
  expect((await pay()).json().data.transaction).toMatchObject({
    walletAmount: 100_00,
    payment: { amount: payable - 100_00 },
  })
  expect([await walletBalanceOf(unpaidOrder), (await harness.providerPaymentOf(unpaidOrder))?.amount]).toEqual([
    0,
    payable - 100_00,
  ])
  // Starting again returns the first payment's wallet part and takes it again.
  expect((await pay()).statusCode).toBe(200)
  expect(await walletBalanceOf(unpaidOrder)).toBe(0)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "declined")
  expect(await harness.confirm(unpaidOrder)).toMatchObject({
    payment: { status: "FAILED" },
    isWalletUsed: false,
    walletAmount: 0,
  })
  expect(await walletBalanceOf(unpaidOrder)).toBe(100_00)
  expect((await pay()).statusCode).toBe(200)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  const ledger = await harness.ledgerOf(unpaidOrder)
  expect([ledger["clearing:cards"], ledger["held:IN"]]).toEqual([payable - 100_00, undefined])
  expect(await walletBalanceOf(unpaidOrder)).toBe(0)
})

test("[PAY-6g] [PAY-1g] of two payments the first one reported as paid pays the order, even if it was abandoned, and the other is refunded", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "PAYTM" })
  const first = await harness.newestPaymentIdOf(unpaidOrder)
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  const second = await harness.newestPaymentIdOf(unpaidOrder)
  await harness.partners.payments.settle(second, "paid", { notify: false })
  await harness.partners.payments.settle(first, "paid")
  const placed = await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  expect(placed.paymentMode).toBe("PAYTM")
  await harness.partners.payments.request("redeliver", { reference: second })
  await expect
    .poll(
      async () => {
        harness.syncClock()
        return (await unpaidOrder.buyer.read(unpaidOrder.id)).refunds
      },
      { timeout: 60_000 },
    )
    .toMatchObject([{ amount: unpaidOrder.transaction.payable, to: "source", status: "DONE", mode: "CARD" }])
  expect((await harness.ledgerOf(unpaidOrder))["clearing:cards"]).toBeUndefined()
})

test("[PAY-1h] [PAY-2a] [PAY-2b] [PAY-2c] the last successful method is first, and an unavailable method has a reason", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  const { browser } = unpaidOrder.buyer
  const optionsBefore = await optionsFor(browser, `?transactionId=${unpaidOrder.id}`, "ve5/options/lastSuccessful")
  expect([optionsBefore.previousPaymentMode, optionsBefore.options[0]?.mode]).toEqual([null, "UPI"])
  expect(optionsBefore.wallet).toEqual({ balance: 0, isOpen: false })
  expect(optionsBefore.options.find(({ mode }) => mode === "WALLET")).toMatchObject({
    isOpen: false,
    reason: "Your wallet is empty.",
  })
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  for (const version of ["ve5", "ve2", "ve1"]) {
    const { options, previousPaymentMode } = await optionsFor(browser, "", `${version}/options/lastSuccessful`)
    expect([options[0]?.mode, options[0]?.isPrevious, previousPaymentMode]).toEqual(["CARD", true, "CARD"])
  }
  const byDefault = await optionsFor(browser, "", "ve1/options/default")
  expect([byDefault.options[0]?.mode, byDefault.previousPaymentMode]).toEqual(["UPI", "CARD"])
  expect(byDefault.options.find(({ mode }) => mode === "UPI")?.ways).toEqual(["app", "qr"])
})

test("a method whose provider has no settings is refused", async () => {
  const nodeWithoutProviders = await build({ settings: harness.partners.settings, database: harness.app.database })
  const unpaidOrder = await harness.createUnpaidOrder()
  const buyer = buyerOf(nodeWithoutProviders, shopperAt(nodeWithoutProviders, unpaidOrder.buyer.browser))
  const answer = await nodeWithoutProviders.http.inject({
    method: "POST",
    url: `/api/order-service/ve4/transaction/${unpaidOrder.id}/submit`,
    headers: buyer.browser.headers(),
    payload: { mode: "CARD" },
  })
  expect(errorFrom(answer)[1]).toBe("PAYMENT_MODE_OFF")
  // A payment that another node started, with the provider's settings, can still be read on this node.
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).statusCode).toBe(200)
  const confirmed = await nodeWithoutProviders.http.inject({
    method: "POST",
    url: "/api/order-service/ve4/confirm",
    headers: buyer.browser.headers(),
    payload: { transactionId: unpaidOrder.id },
  })
  expect([confirmed.statusCode, confirmed.json().data?.transaction.orderStatus]).toEqual([200, "PENDING"])
  await nodeWithoutProviders.close()
})
