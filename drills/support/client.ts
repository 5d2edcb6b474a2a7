import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import type { History } from "./history.ts"

/** The server refused the call, and a retry would not help. */
export class CallRefused extends Error {
  readonly code: string

  constructor(call: string, status: number, code: string) {
    super(`${call} was refused with ${status} ${code}.`)
    this.code = code
  }
}

export interface ClientDeps {
  /** The address of a server that is currently available. */
  address(): string
  history: History
}

/**
 * A browser that never gives up: it repeats every call whose outcome it doesn't know, unchanged and with the same key.
 */
export interface Client {
  name: string
  bearer: string
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body?: object, key?: string): Promise<Body>
}

const CALL_TIMEOUT_MS = 30_000
/** How long a call is repeated while the server is restarting. */
const RETRY_TIMEOUT_MS = 180_000

/** The call was certainly not executed. */
const CONNECTION_REFUSED = "connection refused"

/** Whether the call may be repeated: it is unknown whether it was executed, or it was refused only for the moment. */
const isRetryable = (status: number) => status >= 500 || status === 429

export function createClient({ address, history }: ClientDeps, name: string, host: string): Client {
  const ipAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const client: Client = {
    name,
    bearer: "",
    get: (path) => callWithRetry("GET", path),
    post: (path, body, key = randomUUID()) => callWithRetry("POST", path, body, key),
  }

  async function callWithRetry<Body>(method: string, path: string, body?: object, key = ""): Promise<Body> {
    const operation = { buyer: name, call: `${method} ${path}`, key }
    // Retries use the credentials from before the call, as a client that lost the response would.
    const { bearer } = client
    const deadline = Date.now() + RETRY_TIMEOUT_MS
    for (;;) {
      history.invoke(operation, body)
      const reply = await send(method, path, bearer, body, key)
      if (typeof reply === "string" || isRetryable(reply.status)) {
        const reason = typeof reply === "string" ? reply : `${reply.status} ${errorCodeIn(reply.text)}`
        history.end(operation, reply === CONNECTION_REFUSED ? "fail" : "unknown", reason)
        if (Date.now() > deadline) throw new Error(`${operation.call} was never answered: ${reason}`)
        await wait(randomInt(100, 400))
        continue
      }
      const isOk = reply.status < 400
      history.end(operation, isOk ? "ok" : "fail", isOk ? reply.text : `${reply.status} ${errorCodeIn(reply.text)}`)
      if (!isOk) throw new CallRefused(operation.call, reply.status, errorCodeIn(reply.text))
      return JSON.parse(reply.text) as Body
    }
  }

  async function send(method: string, path: string, bearer: string, body: object | undefined, key: string) {
    try {
      const response = await fetch(`${address()}/api${path}`, {
        method,
        headers: {
          "client-type": "web app-chrome",
          "x-forwarded-for": ipAddress,
          "x-forwarded-host": host,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer === "" ? {} : { authorization: bearer }),
          ...(key === "" ? {} : { "idempotency-key": key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      return cause?.code === "ECONNREFUSED" ? CONNECTION_REFUSED : "no response"
    }
  }
  return client
}

function errorCodeIn(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code: string }[] }
    return errors?.[0]?.code ?? ""
  } catch {
    return text.slice(0, 80)
  }
}
