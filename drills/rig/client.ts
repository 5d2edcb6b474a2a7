import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import type { History } from "./history.ts"

/** The server said no, and will say so again. */
export class Refused extends Error {
  readonly code: string

  constructor(call: string, status: number, code: string) {
    super(`${call} was refused with ${status} ${code}.`)
    this.code = code
  }
}

export interface Shop {
  /** Of a server that may be asked now. */
  address(): string
  history: History
}

/** A browser that never gives up: whatever it doesn't know the outcome of, it sends again, the same with the same key. */
export interface Client {
  name: string
  bearer: string
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body?: object, key?: string): Promise<Answer>
}

const LONGEST_CALL_MS = 30_000
/** As long as a server may take to be back. */
const LONGEST_WAIT_MS = 180_000

/** Surely it was not done. */
const NOBODY = "nobody listens"

/** What may be sent again: nobody knows whether it was done, or it was not and may be in a moment. */
const isRetryable = (status: number) => status >= 500 || status === 429

export function createClient({ address, history }: Shop, name: string, host: string): Client {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const client: Client = {
    name,
    bearer: "",
    get: (path) => ask("GET", path),
    post: (path, body, key = randomUUID()) => ask("POST", path, body, key),
  }

  async function ask<Answer>(method: string, path: string, body?: object, key = ""): Promise<Answer> {
    const operation = { buyer: name, call: `${method} ${path}`, key }
    // As a client that lost the answer has it: the credentials of before.
    const { bearer } = client
    const until = Date.now() + LONGEST_WAIT_MS
    for (;;) {
      history.invoke(operation, body)
      const said = await send(method, path, bearer, body, key)
      if (typeof said === "string" || isRetryable(said.status)) {
        const what = typeof said === "string" ? said : `${said.status} ${codeIn(said.text)}`
        history.end(operation, said === NOBODY ? "fail" : "unknown", what)
        if (Date.now() > until) throw new Error(`${operation.call} was never answered: ${what}`)
        await wait(randomInt(100, 400))
        continue
      }
      const isOk = said.status < 400
      history.end(operation, isOk ? "ok" : "fail", isOk ? said.text : `${said.status} ${codeIn(said.text)}`)
      if (!isOk) throw new Refused(operation.call, said.status, codeIn(said.text))
      return JSON.parse(said.text) as Answer
    }
  }

  async function send(method: string, path: string, bearer: string, body: object | undefined, key: string) {
    try {
      const answer = await fetch(`${address()}/api${path}`, {
        method,
        headers: {
          "client-type": "web app-chrome",
          "x-forwarded-for": from,
          "x-forwarded-host": host,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer === "" ? {} : { authorization: bearer }),
          ...(key === "" ? {} : { "idempotency-key": key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(LONGEST_CALL_MS),
      })
      return { status: answer.status, text: await answer.text() }
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      return cause?.code === "ECONNREFUSED" ? NOBODY : "no answer"
    }
  }
  return client
}

function codeIn(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code: string }[] }
    return errors?.[0]?.code ?? ""
  } catch {
    return text.slice(0, 80)
  }
}
