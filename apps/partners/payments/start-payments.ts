import { json, writeResponse } from "../http/route-response.ts"
import { type Listener, listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handlePage, handlePaymentRequest, readCall } from "./payment-provider.routes.ts"
import { bkashAdapter } from "./bkash/bkash.routes.ts"
import { openPaymentDatabase } from "./database/open-payment-database.ts"
import type { RefundState } from "./database/refunds.store.ts"
import { createCallbackPublisher } from "./callbacks/create-callback-publisher.ts"
import { CurrentCallbackPlan } from "./callbacks/callback-plan.ts"
import { createCallbackSender } from "./callbacks/create-callback-sender.ts"
import { cardsAdapter } from "./cards/cards.routes.ts"
import { createPaymentService } from "./create-payment-service.ts"
import { handlePaymentsAdmin } from "./admin/payments-admin.routes.ts"
import { evoucherAdapter } from "./evoucher/evoucher.routes.ts"
import { PaymentFailures } from "./payment-failures.ts"
import { deriveProviderKeys, serverSettings } from "./provider-keys.ts"
import { lankaqrAdapter } from "./lankaqr/lankaqr.routes.ts"
import { mobikwikAdapter } from "./mobikwik/mobikwik.routes.ts"
import { paytmAdapter } from "./paytm/paytm.routes.ts"
import { type Provider, providers } from "./providers.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import { upiAdapter } from "./upi/upi.routes.ts"

const EXPIRE_EVERY_MS = 1_000

export interface PaymentsOptions {
  dataDir: string
  /** All keys are derived from this secret. */
  secret: string
  /** The port of each provider; a free port if it is missing. */
  ports?: Partial<Record<Provider, number>>
  appsPort?: number
  adminPort?: number
}

export interface PaymentsStandIn {
  urls: Record<Provider, string>
  /** The address of the pages that stand in for the customers' UPI and bank apps. */
  appsUrl: string
  /** Where people and tests see recorded payments and control the stand-ins. */
  adminUrl: string
  /** The server's settings by their names. */
  settings: Record<string, string>
  stop(): Promise<void>
}

const byProvider = <Value>(make: (provider: Provider) => Value): Record<Provider, Value> =>
  Object.fromEntries(providers.map((each) => [each, make(each)])) as Record<Provider, Value>

/** Starts every payment provider on its own port, so that one can refuse connections while the others respond. */
export async function startPayments({
  dataDir,
  secret,
  ports = {},
  appsPort = 0,
  adminPort = 0,
}: PaymentsOptions): Promise<PaymentsStandIn> {
  const database = openPaymentDatabase(dataDir)
  const keys = deriveProviderKeys(secret)
  const listeners = new Map<Provider, Listener>()
  const urlOf = (provider: Provider) => listeners.get(provider)?.url ?? ""
  const adapters: Record<Provider, ProviderAdapter> = {
    cards: cardsAdapter(() => urlOf("cards")),
    upi: upiAdapter("upi"),
    gpay: upiAdapter("gpay"),
    paytm: paytmAdapter(keys.paytm.mid),
    bkash: bkashAdapter,
    lankaqr: lankaqrAdapter,
    evoucher: evoucherAdapter,
    mobikwik: mobikwikAdapter,
  }
  const plans = byProvider(() => new CurrentCallbackPlan())
  const failures = byProvider(() => new PaymentFailures())
  const refundStates = new Map<Provider, RefundState>()
  const callbackSender = createCallbackSender({
    database,
    keys,
    adapters,
    callbackBase: () => database.records.setting("webhook-base"),
  })
  const publisher = createCallbackPublisher({ database, adapters, plans, wake: callbackSender.wake })
  const service = createPaymentService({
    database,
    keys,
    adapters,
    urlOf,
    publish: publisher.publish,
    initialRefundState: (provider) => refundStates.get(provider) ?? "done",
  })

  for (const provider of providers) {
    const deps = { adapter: adapters[provider], service, failures: failures[provider] }
    const listen = (port: number) =>
      listenOnLoopback(port, (request, response) => handlePaymentRequest(request, response, deps))
    listeners.set(provider, await listen(ports[provider] ?? 0))
  }
  const apps = await listenOnLoopback(appsPort, async (request, response) => {
    const call = await readCall(request)
    const page = call && (await handlePage(call, [adapters.upi, adapters.lankaqr], service))
    writeResponse(response, page ?? json(404, { message: "There is no such page." }))
  })
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handlePaymentsAdmin(request, response, {
      service,
      publisher,
      callbackPlans: plans,
      failures,
      refundStates,
      async setFailures(provider, plan) {
        failures[provider].plan = plan
        const listener = listeners.get(provider)
        await (plan.mode === "refuse" ? listener?.close() : listener?.reopen())
      },
      setCallbackBase(url) {
        database.records.set("webhook-base", url)
        callbackSender.wake()
      },
    }),
  )
  const expiryTimer = setInterval(() => {
    const expired = database.payments.listExpired(Date.now())
    if (expired.length > 0) void database.atomically(() => expired.map(({ id }) => service.find(id)))
  }, EXPIRE_EVERY_MS)
  expiryTimer.unref()
  // Delivers the callbacks that were due when the process last ended.
  callbackSender.wake()

  const urls = byProvider(urlOf)
  return {
    urls,
    appsUrl: apps.url,
    adminUrl: admin.url,
    settings: serverSettings(keys, urls, apps.url),
    async stop() {
      clearInterval(expiryTimer)
      await Promise.all([...listeners.values(), apps, admin].map((listener) => listener.close()))
      await callbackSender.stop()
      database.close()
    },
  }
}
