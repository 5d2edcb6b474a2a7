import type { CustomerSession, GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Partners } from "../../apps/server/src/testing/start-partners.ts"
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { type Client, createClient, type ClientDeps } from "./client.ts"
import { assertHolds } from "./drill.ts"

export interface BuyerDeps extends ClientDeps {
  partners: Partners
}

/** A visitor with their own number who orders and pays. */
export interface Buyer {
  client: Client
  mobile: string
  /** Signs in with a one-time code. */
  signIn(): Promise<void>
  /** Fills the cart and creates an unpaid order from it. */
  order(quantity: number): Promise<Transaction>
  pay(transaction: Transaction, payment: object): Promise<Transaction>
  read(transaction: Transaction): Promise<Transaction>
  payCash(transaction: Transaction): Promise<Transaction>
  /** Reads the order until it is no longer pending. */
  waitUntilSettled(transaction: Transaction): Promise<Transaction>
  cancelToWallet(transaction: Transaction): Promise<Transaction>
  balance(): Promise<number>
}

const SETTLE_TIMEOUT_MS = 180_000

type Reply<Data> = { data: Data }
type TransactionReply = Reply<{ transaction: Transaction }>

let buyerCount = 0
/**
 * No two numbers are in the same block (numbers that differ only in the last four digits), because the server limits
 * the codes per block.
 */
const newNumber = { IN: (nth: number) => `9${10_000 + nth}1234`, LK: (nth: number) => `7${1_000 + nth}1234` } as const

export interface BuyerLocation {
  host: string
  country: keyof typeof newNumber
  storeId: string
  product: string
}

const inDelhi: BuyerLocation = { host: "in.localhost", country: "IN", storeId: "6585R", product: "in-margherita" }

/**
 * No code arrived, because the server died before it sent the code. Real customers would request another code later;
 * these buyers leave.
 */
export class NoCodeReceived extends Error {}

export async function createBuyer(
  deps: BuyerDeps,
  { host, country, storeId, product }: BuyerLocation = inDelhi,
): Promise<Buyer> {
  const mobile = newNumber[country](++buyerCount)
  const client = createClient(deps, mobile, host)
  const guest = await client.post<GuestSession>("/loginhandler/anonymoususer")
  client.bearer = guest.credentials.secretKey
  let { cartId } = guest

  function useSession(session: CustomerSession): void {
    client.bearer = session.credentials.accessToken
    cartId = session.cartId
  }

  async function requestCode(request: () => Promise<unknown>): Promise<string> {
    // Customers who have ordered get other messages too.
    const codes = async () => (await deps.partners.messages(mobile)).flatMap(({ body }) => body.match(/^\d{6}/) ?? [])
    const codeCount = (await codes()).length
    await request()
    for (let tries = 0; tries < 50; tries++) {
      const receivedCodes = await codes()
      const [code] = receivedCodes
      if (code !== undefined && receivedCodes.length > codeCount) return code
      await wait(100)
    }
    throw new NoCodeReceived(`no code arrived at ${mobile}`)
  }

  return {
    client,
    mobile,
    async signIn() {
      const code = await requestCode(() => client.post("/loginhandler/v3/getotp", { mobile, termsAccepted: true }))
      useSession(await client.post<CustomerSession>("/loginhandler/validatecode", { mobile, code }))
    },
    async order(quantity) {
      const line = { id: randomUUID(), productId: product, size: "large", quantity }
      const cart = { storeId, deliveryType: "PICKUP", lines: [line] }
      const items = `/agg/cart-service/ve1/cart/${cartId}/items`
      const { data } = await client.post<Reply<{ version: number; bill: { payable: number } }>>(items, cart)
      const ordered = await client.post<TransactionReply>("/order-service/ve4/transaction", {
        cartId,
        cartVersion: data.version,
        expectedTotal: data.bill.payable,
        contact: { firstName: "Asha", mobile },
        place: {},
      })
      return ordered.data.transaction
    },
    async pay({ transactionId }, payment) {
      const path = `/order-service/ve4/transaction/${transactionId}/submit`
      return (await client.post<TransactionReply>(path, payment)).data.transaction
    },
    async read({ transactionId }) {
      return (await client.get<TransactionReply>(`/order-service/ve4/transaction/${transactionId}`)).data.transaction
    },
    async payCash({ transactionId }) {
      const path = `/payment-service/ve1/orders/${transactionId}/otp`
      const code = await requestCode(() => client.post(path, {}))
      const { data } = await client.post<Reply<{ transaction: Transaction; session: CustomerSession | null }>>(
        `${path}/verify`,
        { code },
      )
      if (data.session) useSession(data.session)
      return data.transaction
    },
    async waitUntilSettled({ transactionId }) {
      const deadline = Date.now() + SETTLE_TIMEOUT_MS
      for (;;) {
        const { data } = await client.post<TransactionReply>("/order-service/ve4/confirm", { transactionId })
        if (data.transaction.confirmation !== "pending") return data.transaction
        assertHolds(Date.now() < deadline, `A paid order is still pending after 3 minutes: ${transactionId}.`)
        await wait(500)
      }
    },
    async cancelToWallet({ orderId }) {
      const path = `/order-service/ve3/orders/${orderId}/cancel`
      return (await client.post<TransactionReply>(path, { refundTo: "wallet" })).data.transaction
    },
    async balance() {
      return (await client.get<Reply<{ balance: number }>>("/wallet-service/ve1/balance")).data.balance
    },
  }
}
