import { createHash } from "node:crypto"
import { request } from "node:http"
import type { PaymentDatabase } from "../database/open-payment-database.ts"
import type { ProviderKeys } from "../provider-keys.ts"
import type { Provider } from "../providers.ts"
import type { ProviderAdapter } from "../provider-adapter.ts"
import { eventTimestamp } from "./create-callback-publisher.ts"
import type { Delivery } from "./deliveries.store.ts"

const BATCH_SIZE = 16
const TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 600_000
const MAX_TRIES = 20

export interface CallbackSender {
  wake(): void
  stop(): Promise<void>
}

interface CallbackSenderDeps {
  database: PaymentDatabase
  keys: ProviderKeys
  adapters: Readonly<Record<Provider, ProviderAdapter>>
  /** The server's address for callbacks; undefined until it is set. */
  callbackBase(): string | undefined
}

/** Delivers each due callback and retries it until the server accepts it, up to 20 times. A forged one is sent once. */
export function createCallbackSender({
  database: { deliveries, atomically },
  keys,
  adapters,
  callbackBase,
}: CallbackSenderDeps): CallbackSender {
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let working: Promise<void> | undefined

  function wake(): void {
    if (stopping.signal.aborted || working) return
    clearTimeout(timer)
    const dueAt = callbackBase() === undefined ? undefined : deliveries.nextDueAt()
    if (dueAt === undefined) return
    timer = setTimeout(startDelivering, Math.max(0, Math.min(dueAt - Date.now(), MAX_RETRY_MS)))
    timer.unref()
  }

  function startDelivering(): void {
    working = deliverBatch().finally(() => {
      working = undefined
      wake()
    })
  }

  async function deliverBatch(): Promise<void> {
    const url = callbackBase()
    const due = url === undefined || stopping.signal.aborted ? [] : deliveries.due(Date.now(), BATCH_SIZE)
    await Promise.all(due.map((delivery) => deliver(`${url}/api/payment-service/ve1/callbacks`, delivery)))
  }

  async function deliver(callbacksUrl: string, delivery: Delivery): Promise<void> {
    const { number, provider, eventId, tamper, tries } = delivery
    const adapter = adapters[provider].callbacks
    if (!adapter) return
    const realSecret = adapter.secret(keys)
    const secret =
      tamper === "forged"
        ? createHash("sha256").update(realSecret).digest("hex").slice(0, realSecret.length)
        : realSecret
    const { headers, body } = adapter.sign(delivery.body, { eventId, secret, timestamp: eventTimestamp(tamper) })
    const status = await post(`${callbacksUrl}/${provider}`, headers, body, stopping.signal)
    // The delivery stays due: one that was interrupted is delivered again after the next start.
    if (stopping.signal.aborted) return
    const isDelivered = typeof status === "number" && status < 400
    const isFinal = isDelivered || tamper === "forged" || tries + 1 >= MAX_TRIES
    const retryDelay = Math.min(FIRST_RETRY_MS * 2 ** tries, MAX_RETRY_MS)
    const state = isDelivered ? "done" : isFinal ? "failed" : "due"
    await atomically(() => deliveries.recordAttempt(number, state, Date.now() + retryDelay, String(status)))
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}

/** Returns the response status, or the reason why there is none. */
function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  stopping: AbortSignal,
): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: "POST",
        headers: { accept: "application/json", ...headers, "content-length": Buffer.byteLength(body) },
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      },
      (answer) => {
        answer.resume()
        answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", (error) => resolve(error.message))
      },
    )
    call.on("error", (error) => resolve(error.message)).end(body)
  })
}
