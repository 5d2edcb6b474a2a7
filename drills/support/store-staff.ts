import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { setTimeout as wait } from "node:timers/promises"

/** The value of the setting FIRST_MANAGER for servers whose drill needs staff. */
export const FIRST_MANAGER = "drill.staff:olives and onions at noon"

/** There is no origin header, because a program sends these requests, not a page. */
const hostHeader = { "x-forwarded-host": "in.localhost" }

/** A staff member at a store's board who repeats lost requests. */
export interface StoreStaff {
  board(): Promise<Board>
  /**
   * Advances a ticket by one stage, if its version is still the one that was read. Does nothing if another request has
   * advanced it already.
   */
  advance(ticket: StoreTicket): Promise<void>
}

export async function signInStaff(address: string, storeId: string): Promise<StoreStaff> {
  const [login = "", password = ""] = FIRST_MANAGER.split(":")
  const base = `${address}/api/store-ops/ve1`
  const signedIn = await retryUntilAnswered(() => post(`${base}/sign-in`, {}, { login, password }))
  if (signedIn.status !== 200) throw new Error(`The staff sign-in failed: ${await signedIn.text()}`)
  const [cookie = ""] = (signedIn.headers.getSetCookie()[0] ?? "").split(";")
  const ordersUrl = `${base}/stores/${storeId}/orders`
  return {
    async board() {
      const response = await retryUntilAnswered(() => fetch(ordersUrl, { headers: { ...hostHeader, cookie } }))
      if (response.status !== 200) throw new Error(`The board was answered with ${response.status}`)
      return ((await response.json()) as { data: { board: Board } }).data.board
    },
    async advance({ transactionId, next, version }) {
      const sendAdvance = () => post(`${ordersUrl}/${transactionId}/advance`, { cookie }, { to: next, version })
      const { status } = await retryUntilAnswered(sendAdvance)
      if (status !== 200 && status !== 409) throw new Error(`Advancing a ticket was answered with ${status}.`)
    },
  }
}

function post(url: string, extraHeaders: Record<string, string>, body: object): Promise<Response> {
  const headers = { ...hostHeader, "content-type": "application/json", ...extraHeaders }
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
}

/** Retries until there is a response, because servers are restarted. */
async function retryUntilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await send().catch((error: unknown) => {
      if (tries > 600) throw error
    })
    if (response && response.status < 500) return response
    await wait(100)
  }
}
