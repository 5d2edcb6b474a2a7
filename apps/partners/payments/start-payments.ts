import { json, writeAnswer } from "../http/answer.ts"
import { type Listener, listenOnLoopback } from "../http/listen-on-loopback.ts"
import { answerPage, answerProvider, readCall } from "./answer-provider.ts"
import { bkashSide } from "./bkash/answer-bkash.ts"
import { openBooks } from "./books/open-books.ts"
import type { RefundState } from "./books/refunds.store.ts"
import { createAnnouncer } from "./callbacks/announce.ts"
import { CallbackPlans } from "./callbacks/callback-plan.ts"
import { createCourier } from "./callbacks/create-courier.ts"
import { cardsSide } from "./cards/answer-cards.ts"
import { createTill } from "./create-till.ts"
import { answerDesk } from "./desk/answer-desk.ts"
import { evoucherSide } from "./evoucher/answer-evoucher.ts"
import { PaymentFailures } from "./failures.ts"
import { makeKeys, settingsOf } from "./keys.ts"
import { lankaqrSide } from "./lankaqr/answer-lankaqr.ts"
import { mobikwikSide } from "./mobikwik/answer-mobikwik.ts"
import { paytmSide } from "./paytm/answer-paytm.ts"
import { type Provider, providers } from "./providers.ts"
import type { Side } from "./side.ts"
import { upiSide } from "./upi/answer-upi.ts"

const EXPIRE_EVERY_MS = 1_000

export interface PaymentsOptions {
  dataDir: string
  /** All keys come from it. */
  secret: string
  /** Of each provider's own; free ones without it. */
  ports?: Partial<Record<Provider, number>>
  appsPort?: number
  deskPort?: number
}

export interface PaymentsPartner {
  urls: Record<Provider, string>
  /** The pages that stand for apps on the customer's phone. */
  apps: string
  /** Where people and tests look at the books and steer. */
  desk: string
  /** The server's settings, by their names. */
  settings: Record<string, string>
  stop(): Promise<void>
}

const forEach = <Value>(make: (provider: Provider) => Value): Record<Provider, Value> =>
  Object.fromEntries(providers.map((each) => [each, make(each)])) as Record<Provider, Value>

/** Every payment provider, each on its own port, so that one refuses connections while others answer. */
export async function startPayments({
  dataDir,
  secret,
  ports = {},
  appsPort = 0,
  deskPort = 0,
}: PaymentsOptions): Promise<PaymentsPartner> {
  const books = openBooks(dataDir)
  const keys = makeKeys(secret)
  const listeners = new Map<Provider, Listener>()
  const urlOf = (provider: Provider) => listeners.get(provider)?.url ?? ""
  const sides: Record<Provider, Side> = {
    cards: cardsSide(() => urlOf("cards")),
    upi: upiSide("upi"),
    gpay: upiSide("gpay"),
    paytm: paytmSide(keys.paytm.mid),
    bkash: bkashSide,
    lankaqr: lankaqrSide,
    evoucher: evoucherSide,
    mobikwik: mobikwikSide,
  }
  const plans = forEach(() => new CallbackPlans())
  const failures = forEach(() => new PaymentFailures())
  const refundStates = new Map<Provider, RefundState>()
  const courier = createCourier({ books, keys, sides, base: () => books.records.setting("webhook-base") })
  const announcer = createAnnouncer({ books, sides, plans, wake: courier.wake })
  const till = createTill({
    books,
    keys,
    sides,
    urlOf,
    announce: announcer.announce,
    firstState: (provider) => refundStates.get(provider) ?? "done",
  })

  for (const provider of providers) {
    const parts = { side: sides[provider], till, failures: failures[provider] }
    const listen = (port: number) =>
      listenOnLoopback(port, (request, response) => answerProvider(request, response, parts))
    listeners.set(provider, await listen(ports[provider] ?? 0))
  }
  const apps = await listenOnLoopback(appsPort, async (request, response) => {
    const call = await readCall(request)
    const page = call && (await answerPage(call, [sides.upi, sides.lankaqr], till))
    writeAnswer(response, page ?? json(404, { message: "There is no such page." }))
  })
  const desk = await listenOnLoopback(deskPort, (request, response) =>
    answerDesk(request, response, {
      till,
      announcer,
      plans,
      failures,
      refundStates,
      async setFailures(provider, plan) {
        failures[provider].plan = plan
        const listener = listeners.get(provider)
        await (plan.mode === "refuse" ? listener?.refuse() : listener?.accept())
      },
      setBase(url) {
        books.records.set("webhook-base", url)
        courier.wake()
      },
    }),
  )
  const expiring = setInterval(() => {
    const over = books.charges.expired(Date.now())
    if (over.length > 0) void books.atomically(() => over.map(({ id }) => till.find(id)))
  }, EXPIRE_EVERY_MS)
  expiring.unref()
  // What was owed when it last ended.
  courier.wake()

  const urls = forEach(urlOf)
  return {
    urls,
    apps: apps.url,
    desk: desk.url,
    settings: settingsOf(keys, urls, apps.url),
    async stop() {
      clearInterval(expiring)
      await Promise.all([...listeners.values(), apps, desk].map((listener) => listener.refuse()))
      await courier.stop()
      books.close()
    },
  }
}
