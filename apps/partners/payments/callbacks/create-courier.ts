import { createHash } from "node:crypto"
import { request } from "node:http"
import type { Books } from "../books/open-books.ts"
import type { Keys } from "../keys.ts"
import type { Provider } from "../providers.ts"
import type { Side } from "../side.ts"
import { secondsOf } from "./announce.ts"
import type { Delivery } from "./deliveries.store.ts"

const AT_ONCE = 16
const LONGEST_ANSWER_MS = 10_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 600_000
const MOST_TRIES = 20

export interface Courier {
  wake(): void
  stop(): Promise<void>
}

interface Parts {
  books: Books
  keys: Keys
  sides: Readonly<Record<Provider, Side>>
  /** Where our server listens; undefined until somebody says. */
  base(): string | undefined
}

/** Delivers callbacks at least once each, again and again until they are taken. */
export function createCourier({ books: { deliveries, atomically }, keys, sides, base }: Parts): Courier {
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let working: Promise<void> | undefined

  function wake(): void {
    if (stopping.signal.aborted || working) return
    clearTimeout(timer)
    const at = base() === undefined ? undefined : deliveries.nextDueAt()
    if (at === undefined) return
    timer = setTimeout(work, Math.max(0, Math.min(at - Date.now(), LONGEST_PAUSE_MS)))
    timer.unref()
  }

  function work(): void {
    working = deliverAll().finally(() => {
      working = undefined
      wake()
    })
  }

  async function deliverAll(): Promise<void> {
    const url = base()
    const due = url === undefined || stopping.signal.aborted ? [] : deliveries.due(Date.now(), AT_ONCE)
    await Promise.all(due.map((delivery) => deliver(`${url}/api/payment-service/ve1/callbacks`, delivery)))
  }

  async function deliver(callbacks: string, delivery: Delivery): Promise<void> {
    const { number, provider, eventId, tamper, tries } = delivery
    const side = sides[provider].callbacks
    if (!side) return
    const real = side.secret(keys)
    const secret = tamper === "forged" ? createHash("sha256").update(real).digest("hex").slice(0, real.length) : real
    const { headers, body } = side.sign(delivery.body, { eventId, secret, at: secondsOf(tamper) })
    const status = await post(`${callbacks}/${provider}`, headers, body, stopping.signal)
    // It is still owed: what was stopped in the middle is delivered again after the next start.
    if (stopping.signal.aborted) return
    const isTaken = typeof status === "number" && status < 400
    const isOver = isTaken || tamper === "forged" || tries + 1 >= MOST_TRIES
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
    const state = isTaken ? "done" : isOver ? "failed" : "due"
    await atomically(() => deliveries.tried(number, state, Date.now() + pause, String(status)))
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

/** The status, or why there is none. */
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
        signal: AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_ANSWER_MS)]),
      },
      (answer) => {
        answer.resume()
        answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", (error) => resolve(error.message))
      },
    )
    call.on("error", (error) => resolve(error.message)).end(body)
  })
}
