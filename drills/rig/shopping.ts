import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { randomInt } from "node:crypto"
import { type Buyer, type BuyingShop, createBuyer, NoCode } from "./buyer.ts"
import { Refused } from "./client.ts"
import { must } from "./drill.ts"

/** The ways of shopping that the drills mix, each to its end, whatever happens to the server meanwhile. */
const ways = { cash, card, upi, voucher, wallet, twice, leaves } as const

export type Way = keyof typeof ways

export interface Shopping {
  /** How often each way came to its end. */
  done: Map<string, number>
  /** What should never have happened. */
  findings: string[]
}

/** Buyers come one after the other, so many at once, until they are told that it is enough; then the last ones finish. */
export async function goShopping(shop: BuyingShop, atOnce: number, isEnough: () => boolean): Promise<Shopping> {
  const shopping: Shopping = { done: new Map(), findings: [] }
  const names = Object.keys(ways) as Way[]
  let next = randomInt(names.length)
  const one = async () => {
    while (!isEnough()) {
      const way = names[next++ % names.length] ?? "cash"
      let ended: string = way
      try {
        await ways[way](await createBuyer(shop), shop)
      } catch (error) {
        if (error instanceof NoCode) ended = "no code"
        else shopping.findings.push(`${way}: ${error instanceof Error ? error.message : String(error)}`)
      }
      shopping.done.set(ended, (shopping.done.get(ended) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return shopping
}

function mustBePlaced({ orderStatus, transactionId, message }: Transaction): void {
  must(orderStatus === "ORDER PLACED", `${transactionId} is ${orderStatus} (${message}) and was paid for.`)
}

const paymentOf = (transaction: Transaction) => transaction.payment?.paymentId ?? ""

/** At the provider, which tells us, or does not and waits to be asked. */
function payThere({ partners }: BuyingShop, paymentId: string): Promise<unknown> {
  return partners.payments.settle(paymentId, "paid", randomInt(3) === 0 ? { tell: false } : {})
}

async function cash(buyer: Buyer): Promise<void> {
  mustBePlaced(await buyer.payCash(await buyer.order(1)))
}

async function payAndSettle(buyer: Buyer, shop: BuyingShop, how: object, quantity = 1): Promise<Transaction> {
  const begun = await buyer.pay(await buyer.order(quantity), how)
  await payThere(shop, paymentOf(begun))
  const settled = await buyer.settled(begun)
  mustBePlaced(settled)
  return settled
}

async function card(buyer: Buyer, shop: BuyingShop): Promise<void> {
  await payAndSettle(buyer, shop, { mode: "CARD" })
}

async function upi(buyer: Buyer, shop: BuyingShop): Promise<void> {
  await payAndSettle(buyer, shop, { mode: "UPI", way: randomInt(2) ? "app" : "qr" })
}

let vouchers = 0

export async function newVoucher({ partners }: Pick<BuyingShop, "partners">, amount: number) {
  const [number, pin] = [String(7_000_000_000_000_000 + ++vouchers), "4711"]
  await partners.payments.request("vouchers", { number, pin, amount, currency: "INR" })
  return { number, pin }
}

async function voucher(buyer: Buyer, shop: BuyingShop): Promise<void> {
  const order = await buyer.order(1)
  const begun = await buyer.pay(order, { mode: "EVOUCHER", voucher: await newVoucher(shop, order.payable) })
  mustBePlaced(await buyer.settled(begun))
}

/** Pays, calls it off into the wallet, and buys more with it: one part from the wallet, the other by card. */
async function wallet(buyer: Buyer, shop: BuyingShop): Promise<void> {
  await buyer.signIn()
  const { payable, ...first } = await payAndSettle(buyer, shop, { mode: "UPI", way: "app" })
  await buyer.cancelToWallet({ payable, ...first })
  const balance = await buyer.balance()
  must(balance === payable, `${payable} was called off into a wallet, which holds ${balance}.`)
  const second = await payAndSettle(buyer, shop, { mode: "CARD", useWallet: true }, 2)
  must(second.walletAmount === payable, `${second.walletAmount} of ${payable} was spent.`)
  const left = await buyer.balance()
  must(left === 0, `A wallet that was spent holds ${left}.`)
}

/** Begins two payments of one order and pays both: one is given back. */
async function twice(buyer: Buyer, shop: BuyingShop): Promise<void> {
  const order = await buyer.order(1)
  const first = await buyer.pay(order, { mode: "UPI", way: "app" })
  const [second] = await Promise.all([
    buyer.pay(order, { mode: "CARD" }).catch((error: unknown) => {
      // The first has paid it by now.
      if (error instanceof Refused && error.code === "ORDER_OVER") return undefined
      throw error
    }),
    payThere(shop, paymentOf(first)),
  ])
  // Its page may be closed by now. Where the first has paid the order, there is no second: nobody pays a link twice.
  if (second && paymentOf(second) !== paymentOf(first)) await payThere(shop, paymentOf(second)).catch(() => {})
  const settled = await buyer.settled(order)
  must(settled.confirmation === "confirmed", `${order.transactionId} was paid twice and is ${settled.orderStatus}.`)
}

/** Pays and never comes back. */
async function leaves(buyer: Buyer, shop: BuyingShop): Promise<void> {
  const begun = await buyer.pay(await buyer.order(1), { mode: "UPI", way: "qr" })
  await payThere(shop, paymentOf(begun))
}
