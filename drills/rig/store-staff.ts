import type { Board, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { setTimeout as wait } from "node:timers/promises"

/** What a server is started with for which there is a crew. */
export const FIRST_MANAGER = "drill.crew:olives and onions at noon"

/** A program, no page: it says no origin. */
const host = { "x-forwarded-host": "in.localhost" }

/** Somebody at a store's board who taps again where a tap got lost. */
export interface StoreStaff {
  board(): Promise<Board>
  /** One step on from where it was seen; somebody, or oneself before, was quicker: then it stands there already. */
  advance(ticket: StoreTicket): Promise<void>
}

export async function signInStaff(address: string, storeId: string): Promise<StoreStaff> {
  const [login = "", password = ""] = FIRST_MANAGER.split(":")
  const base = `${address}/api/store-ops/ve1`
  const signedIn = await retryUntilAnswered(() => post(`${base}/sign-in`, {}, { login, password }))
  if (signedIn.status !== 200) throw new Error(`The crew was not let in: ${await signedIn.text()}`)
  const [cookie = ""] = (signedIn.headers.getSetCookie()[0] ?? "").split(";")
  const store = `${base}/stores/${storeId}/orders`
  return {
    async board() {
      const answer = await retryUntilAnswered(() => fetch(store, { headers: { ...host, cookie } }))
      if (answer.status !== 200) throw new Error(`No board: ${answer.status}`)
      return ((await answer.json()) as { data: { board: Board } }).data.board
    },
    async advance({ transactionId, next, version }) {
      const tap = () => post(`${store}/${transactionId}/advance`, { cookie }, { to: next, version })
      const { status } = await retryUntilAnswered(tap)
      if (status !== 200 && status !== 409) throw new Error(`A step was answered ${status}.`)
    },
  }
}

function post(url: string, more: Record<string, string>, body: object): Promise<Response> {
  const headers = { ...host, "content-type": "application/json", ...more }
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
}

/** Until there is an answer: servers come and go. */
async function retryUntilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await send().catch((error: unknown) => {
      if (tries > 600) throw error
    })
    if (answer && answer.status < 500) return answer
    await wait(100)
  }
}
