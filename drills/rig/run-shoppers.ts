import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { randomInt } from "node:crypto"
import { type Buyer, type BuyerDeps, createBuyer, NoCodeReceived } from "./buyer.ts"
import { CallRefused } from "./client.ts"
import { assertHolds } from "./drill.ts"

/** The shopping scenarios that the drills mix. Each runs to its end, whatever happens to the server. */
const scenarios = { cash, card, upi, voucher, wallet, payTwice, payAndLeave } as const

export type Scenario = keyof typeof scenarios

export interface ShoppingResult {
  /** How often each scenario was completed. */
  done: Map<string, number>
  /** What should never have happened. */
  findings: string[]
}

/** Runs this many buyers in parallel, one after the other, until `isEnough` returns true; then the last ones finish. */
export async function runShoppers(shop: BuyerDeps, atOnce: number, isEnough: () => boolean): Promise<ShoppingResult> {
  const shopping: ShoppingResult = { done: new Map(), findings: [] }
  const names = Object.keys(scenarios) as Scenario[]
  let next = randomInt(names.length)
  const one = async () => {
    while (!isEnough()) {
      const scenario = names[next++ % names.length] ?? "cash"
      let ended: string = scenario
      try {
        await scenarios[scenario](await createBuyer(shop), shop)
      } catch (error) {
        if (error instanceof NoCodeReceived) ended = "no code"
        else shopping.findings.push(`${scenario}: ${error instanceof Error ? error.message : String(error)}`)
      }
      shopping.done.set(ended, (shopping.done.get(ended) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return shopping
}

function assertPlaced({ orderStatus, transactionId, message }: Transaction): void {
  assertHolds(orderStatus === "ORDER PLACED", `${transactionId} is ${orderStatus} (${message}) and was paid for.`)
}

const paymentOf = (transaction: Transaction) => transaction.payment?.paymentId ?? ""

/** Pays at the provider, which in one third of the cases sends no callback and has to be polled. */
function payAtProvider({ partners }: BuyerDeps, paymentId: string): Promise<unknown> {
  return partners.payments.settle(paymentId, "paid", randomInt(3) === 0 ? { tell: false } : {})
}

async function cash(buyer: Buyer): Promise<void> {
  assertPlaced(await buyer.payCash(await buyer.order(1)))
}

async function payAndSettle(buyer: Buyer, shop: BuyerDeps, how: object, quantity = 1): Promise<Transaction> {
  const begun = await buyer.pay(await buyer.order(quantity), how)
  await payAtProvider(shop, paymentOf(begun))
  const settled = await buyer.settled(begun)
  assertPlaced(settled)
  return settled
}

async function card(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  await payAndSettle(buyer, shop, { mode: "CARD" })
}

async function upi(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  await payAndSettle(buyer, shop, { mode: "UPI", way: randomInt(2) ? "app" : "qr" })
}

let vouchers = 0

export async function newVoucher({ partners }: Pick<BuyerDeps, "partners">, amount: number) {
  const [number, pin] = [String(7_000_000_000_000_000 + ++vouchers), "4711"]
  await partners.payments.request("vouchers", { number, pin, amount, currency: "INR" })
  return { number, pin }
}

async function voucher(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  const order = await buyer.order(1)
  const begun = await buyer.pay(order, { mode: "EVOUCHER", voucher: await newVoucher(shop, order.payable) })
  assertPlaced(await buyer.settled(begun))
}

/** Pays, cancels with a refund to the wallet, and orders more with it: one part from the wallet, the rest by card. */
async function wallet(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  await buyer.signIn()
  const { payable, ...first } = await payAndSettle(buyer, shop, { mode: "UPI", way: "app" })
  await buyer.cancelToWallet({ payable, ...first })
  const balance = await buyer.balance()
  assertHolds(balance === payable, `${payable} was called off into a wallet, which holds ${balance}.`)
  const second = await payAndSettle(buyer, shop, { mode: "CARD", useWallet: true }, 2)
  assertHolds(second.walletAmount === payable, `${second.walletAmount} of ${payable} was spent.`)
  const left = await buyer.balance()
  assertHolds(left === 0, `A wallet that was spent holds ${left}.`)
}

/** Starts two payments for one order and pays both: one is refunded. */
async function payTwice(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  const order = await buyer.order(1)
  const first = await buyer.pay(order, { mode: "UPI", way: "app" })
  const [second] = await Promise.all([
    buyer.pay(order, { mode: "CARD" }).catch((error: unknown) => {
      // The first payment has already paid the order.
      if (error instanceof CallRefused && error.code === "ORDER_OVER") return undefined
      throw error
    }),
    payAtProvider(shop, paymentOf(first)),
  ])
  // The second payment's page may be closed by now. If the first payment has paid the order, there is no second one: a
  // link is not paid twice.
  if (second && paymentOf(second) !== paymentOf(first)) await payAtProvider(shop, paymentOf(second)).catch(() => {})
  const settled = await buyer.settled(order)
  assertHolds(
    settled.confirmation === "confirmed",
    `${order.transactionId} was paid twice and is ${settled.orderStatus}.`,
  )
}

/** Pays and never comes back. */
async function payAndLeave(buyer: Buyer, shop: BuyerDeps): Promise<void> {
  const begun = await buyer.pay(await buyer.order(1), { mode: "UPI", way: "qr" })
  await payAtProvider(shop, paymentOf(begun))
}
