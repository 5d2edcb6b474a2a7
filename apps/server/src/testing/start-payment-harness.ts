import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { vi } from "vitest"
import { inTransaction } from "../platform/database/in-transaction.ts"
import type { Settings } from "../settings.ts"
import { asCustomer } from "./as-customer.ts"
import { asGuest, type TestBrowser } from "./as-guest.ts"
import { build, type TestApp } from "./build-test-app.ts"
import type { FreshDatabase } from "./fresh-database.ts"
import type { StandInPayment } from "./payments-admin.ts"
import { type Partners, startPartners } from "./start-partners.ts"
import { newLine, shopperAt } from "./as-shopper.ts"
import { releaseSlot } from "../modules/locator/public.ts"
import { type Buyer, buyerOf, transactionFrom } from "./as-buyer.ts"

/** Around noon in all three countries. */
const NOON = new Date("2026-03-01T06:30:00Z")

const testDataByCountry: Readonly<Record<CountryCode, { product: string; mobilePrefix: string }>> = {
  IN: { product: "in-margherita", mobilePrefix: "98111" },
  LK: { product: "lk-margherita", mobilePrefix: "77111" },
  BD: { product: "bd-margherita", mobilePrefix: "17111" },
}

export interface PaymentHarness {
  app: TestApp
  partners: Partners
  /** Creates a guest with an order that waits for its payment. */
  createUnpaidOrder(
    country?: CountryCode,
    options?: { browser?: TestBrowser; quantity?: number; isDelivery?: boolean },
  ): Promise<TestOrder>
  /** Creates a signed-in customer with an order that waits for its payment. */
  createUnpaidOrderAsCustomer(country?: CountryCode, quantity?: number, isDelivery?: boolean): Promise<TestOrder>
  /** The id of the newest payment. */
  newestPaymentIdOf(order: TestOrder): Promise<string>
  /** The provider's record of the newest payment. */
  providerPaymentOf(order: TestOrder): Promise<StandInPayment | undefined>
  /** Waits until callbacks have brought the order to this status. */
  waitForStatus(order: TestOrder, status: string): Promise<Transaction>
  /** Confirms the payment as the page does when the customer is back, two seconds later. */
  confirm(order: TestOrder): Promise<Transaction>
  setFailures(plan: {
    provider: string
    mode: string
    times?: number
    path?: string
    delayMs?: number
    status?: number
  }): Promise<unknown>
  setCallbackPlan(plan: object): Promise<unknown>
  /** The ledger's balances of an order by account. */
  ledgerOf(order: TestOrder): Promise<Record<string, number>>
  /** Sets the app's clock to the providers' time. */
  syncClock(): void
  /** Every line that was logged. */
  logged: string[]
  rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]>
  close(): Promise<void>
}

export interface TestOrder {
  buyer: Buyer
  transaction: Transaction
  id: string
}

let customerNumber = 10_000

export const paymentTestSettings = ({ settings, payments }: Partners) => ({
  ...settings,
  payments: payments.settings,
  publicOrigin: "http://localhost",
})

/** Starts the app with every provider, on a real socket so that they can call back. */
export async function startPaymentHarness({
  database,
  now = NOON,
  settings,
}: { database?: FreshDatabase; now?: Date; settings?: Partial<Settings> } = {}): Promise<PaymentHarness> {
  const partners = await startPartners({ now })
  const logged: string[] = []
  const app = await build({
    settings: { ...paymentTestSettings(partners), ...settings },
    logTo: { write: (line) => void logged.push(line) },
    ...(database && { database }),
  })
  app.clock.set(now)
  await partners.payments.setWebhookUrl(await app.listen())
  const startedAt = performance.now()

  const harness: PaymentHarness = {
    app,
    partners,
    logged,
    async createUnpaidOrder(country = "IN", { browser: existingBrowser, quantity = 1, isDelivery = false } = {}) {
      const browser = existingBrowser ?? (await asGuest(app, `${country.toLowerCase()}.localhost`))
      const shopper = shopperAt(app, browser)
      const { product, mobilePrefix } = testDataByCountry[country]
      const cartTarget = {
        storeId: countries[country].defaultStore.id,
        deliveryType: isDelivery ? "DELIVERY" : "PICKUP",
      }
      const cartResponse = await shopper.put([newLine(product, { size: "large", quantity })], cartTarget)
      if (cartResponse.statusCode !== 200) throw new Error(`The cart was not filled: ${cartResponse.body}`)
      const buyer = buyerOf(app, shopper)
      const contact = {
        firstName: "Asha",
        mobile: `${mobilePrefix}${++customerNumber}`.slice(0, country === "LK" ? 9 : 10),
      }
      const address = { houseNo: "12", address: "Main Street", ...countries[country].mapCentre }
      const transaction = await buyer.mustOrder({ place: isDelivery ? { address } : {}, contact })
      // Frees the slot, so that it never fills up during a test.
      await inTransaction(app.database.db, (tx) =>
        releaseSlot(tx, transaction.store.id, Date.parse(transaction.readyAt)),
      )
      return { buyer, transaction, id: transaction.transactionId }
    },
    async createUnpaidOrderAsCustomer(country = "IN", quantity = 1, isDelivery = false) {
      const host = `${country.toLowerCase()}.localhost`
      const mobile = `${testDataByCountry[country].mobilePrefix}${++customerNumber}`.slice(0, country === "LK" ? 9 : 10)
      return harness.createUnpaidOrder(country, {
        browser: await asCustomer(app, partners, mobile, { host }),
        quantity,
        isDelivery,
      })
    },
    async newestPaymentIdOf({ buyer, id }) {
      return (await buyer.read(id)).payment?.paymentId ?? ""
    },
    async providerPaymentOf(order) {
      return (await partners.payments.listPayments(await harness.newestPaymentIdOf(order)))[0]
    },
    waitForStatus: ({ buyer, id }, status) =>
      vi.waitFor(
        async () => {
          const transaction = await buyer.read(id)
          if (transaction.orderStatus !== status) throw new Error(`The order is ${transaction.orderStatus}.`)
          return transaction
        },
        { timeout: 20_000, interval: 50 },
      ),
    async confirm({ buyer, id }) {
      app.clock.advance(2)
      const answer = await buyer.browser.post("/api/order-service/ve4/confirm", { transactionId: id })
      if (answer.statusCode !== 200) throw new Error(`Not confirmed: ${answer.body}`)
      return transactionFrom(answer)
    },
    setFailures: (plan) => partners.payments.request("failures", plan),
    setCallbackPlan: (plan) => partners.payments.request("callbacks", plan),
    async ledgerOf({ id }) {
      const sums = await harness.rows(sql<{ account: string; sum: number }>`
        select account, sum(amount)::bigint as sum from ledger.entry join ledger.posting on posting.id = posting_id
        where order_id = ${id} group by account having sum(amount) <> 0 order by account`)
      return Object.fromEntries(sums.map(({ account, sum }) => [account, sum]))
    },
    syncClock: () => app.clock.set(new Date(now.getTime() + performance.now() - startedAt)),
    rows: async (query) => (await query.execute(app.database.db)).rows,
    async close() {
      await app.close()
      await partners.stop()
    },
  }
  return harness
}
