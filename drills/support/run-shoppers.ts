import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { randomInt } from "node:crypto"
import { type Buyer, type BuyerDeps, createBuyer, NoCodeReceived } from "./buyer.ts"
import { CallRefused } from "./client.ts"
import { assertHolds } from "./drill.ts"

/** The shopping scenarios that the drills mix. Each runs to its end, whatever happens to the server. */
const scenarios = {
  cash: payInCash,
  card: payByCard,
  upi: payByUpi,
  voucher: payByVoucher,
  wallet: payFromWallet,
  payTwice,
  payAndLeave,
} as const

export type Scenario = keyof typeof scenarios

export interface ShoppingResult {
  /** How often each scenario was run. Runs that ended without a one-time code count as `no code`. */
  runs: Map<string, number>
  /** What should never have happened. */
  findings: string[]
}

/** Keeps this many buyers active until `isEnough` returns true, and then waits for the last ones to finish. */
export async function runShoppers(
  deps: BuyerDeps,
  concurrency: number,
  isEnough: () => boolean,
): Promise<ShoppingResult> {
  const result: ShoppingResult = { runs: new Map(), findings: [] }
  const names = Object.keys(scenarios) as Scenario[]
  let next = randomInt(names.length)
  const runBuyers = async () => {
    while (!isEnough()) {
      const scenario = names[next++ % names.length] ?? "cash"
      let resultName: string = scenario
      try {
        await scenarios[scenario](await createBuyer(deps), deps)
      } catch (error) {
        if (error instanceof NoCodeReceived) resultName = "no code"
        else result.findings.push(`${scenario}: ${error instanceof Error ? error.message : String(error)}`)
      }
      result.runs.set(resultName, (result.runs.get(resultName) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runBuyers))
  return result
}

function assertPlaced({ orderStatus, transactionId, message }: Transaction): void {
  assertHolds(orderStatus === "ORDER PLACED", `${transactionId} was paid for and is ${orderStatus} (${message}).`)
}

const paymentOf = (transaction: Transaction) => transaction.payment?.paymentId ?? ""

/** Pays at the provider, which in one third of the cases sends no callback and has to be polled. */
function payAtProvider({ partners }: BuyerDeps, paymentId: string): Promise<unknown> {
  return partners.payments.settle(paymentId, "paid", randomInt(3) === 0 ? { notify: false } : {})
}

async function payInCash(buyer: Buyer): Promise<void> {
  assertPlaced(await buyer.payCash(await buyer.order(1)))
}

async function payAndSettle(buyer: Buyer, deps: BuyerDeps, payment: object, quantity = 1): Promise<Transaction> {
  const started = await buyer.pay(await buyer.order(quantity), payment)
  await payAtProvider(deps, paymentOf(started))
  const settled = await buyer.waitUntilSettled(started)
  assertPlaced(settled)
  return settled
}

async function payByCard(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  await payAndSettle(buyer, deps, { mode: "CARD" })
}

async function payByUpi(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  await payAndSettle(buyer, deps, { mode: "UPI", way: randomInt(2) ? "app" : "qr" })
}

let voucherCount = 0

export async function newVoucher({ partners }: Pick<BuyerDeps, "partners">, amount: number) {
  const [number, pin] = [String(7_000_000_000_000_000 + ++voucherCount), "4711"]
  await partners.payments.request("vouchers", { number, pin, amount, currency: "INR" })
  return { number, pin }
}

async function payByVoucher(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  const order = await buyer.order(1)
  const started = await buyer.pay(order, { mode: "EVOUCHER", voucher: await newVoucher(deps, order.payable) })
  assertPlaced(await buyer.waitUntilSettled(started))
}

/** Pays, cancels with a refund to the wallet, and pays a larger order partly from the wallet and partly by card. */
async function payFromWallet(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  await buyer.signIn()
  const { payable, ...first } = await payAndSettle(buyer, deps, { mode: "UPI", way: "app" })
  await buyer.cancelToWallet({ payable, ...first })
  const balance = await buyer.balance()
  assertHolds(balance === payable, `${payable} was refunded to a wallet, whose balance is ${balance}.`)
  const second = await payAndSettle(buyer, deps, { mode: "CARD", useWallet: true }, 2)
  assertHolds(second.walletAmount === payable, `${second.walletAmount} of the wallet’s ${payable} was spent.`)
  const remaining = await buyer.balance()
  assertHolds(remaining === 0, `A wallet that was spent has the balance ${remaining}.`)
}

/** Starts two payments for one order and pays both: one is refunded. */
async function payTwice(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  const order = await buyer.order(1)
  const first = await buyer.pay(order, { mode: "UPI", way: "app" })
  const [second] = await Promise.all([
    buyer.pay(order, { mode: "CARD" }).catch((error: unknown) => {
      // The first payment has already paid the order.
      if (error instanceof CallRefused && error.code === "ORDER_OVER") return undefined
      throw error
    }),
    payAtProvider(deps, paymentOf(first)),
  ])
  // The second payment's page may be closed by now, and there is no second payment if the first has paid the order.
  if (second && paymentOf(second) !== paymentOf(first)) await payAtProvider(deps, paymentOf(second)).catch(() => {})
  const settled = await buyer.waitUntilSettled(order)
  assertHolds(
    settled.confirmation === "confirmed",
    `${order.transactionId} was paid twice and is ${settled.orderStatus}.`,
  )
}

/** Pays and never comes back. */
async function payAndLeave(buyer: Buyer, deps: BuyerDeps): Promise<void> {
  const started = await buyer.pay(await buyer.order(1), { mode: "UPI", way: "qr" })
  await payAtProvider(deps, paymentOf(started))
}
