import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { readBody } from "../../http/read-body.ts"
import { makeKeys } from "../keys.ts"
import { type PaymentsPartner, startPayments } from "../start-payments.ts"

export interface Told {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface BookedPayment {
  id: string
  provider: string
  reference: string
  amount: number
  currency: string
  state: string
  page: string | null
  refunds: { id: string; reference: string; amount: number; state: string }[]
}

export type Rig = Awaited<ReturnType<typeof startRig>>

const secret = "secret-of-the-tests"

/** The providers, and somebody who takes their callbacks as our server would. */
export async function startRig() {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
  const told: Told[] = []
  const statuses: number[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    told.push({ path: request.url ?? "", headers: request.headers, body: (await readBody(request)) ?? "" })
    response.writeHead(statuses.shift() ?? 200).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  let partner: PaymentsPartner = await startPayments({ dataDir, secret })

  async function desk(path: string, input?: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${partner.desk}/admin/${path}`, {
      ...(input && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const owed = async () => JSON.stringify((await desk("deliveries")).body)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await desk("webhook-base", { url: base })

  return {
    dataDir,
    /** Where callbacks come to. */
    base,
    keys: makeKeys(secret),
    /** What came as callbacks, the first first. */
    told,
    /** How the next callbacks are answered; 200 after that. */
    answerWith: (...next: number[]) => void statuses.push(...next),
    partner: () => partner,
    desk,
    books: async (query = "") => (await desk(`payments${query}`)).body["payments"] as BookedPayment[],
    settle: (reference: string, outcome: string, more: object = {}) => desk("settle", { reference, outcome, ...more }),
    async untilTold(count: number) {
      await expect.poll(() => told.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
    },
    /** Everything that was queued has been delivered. */
    async untilQuiet() {
      await expect.poll(owed, { timeout: 15_000 }).not.toContain('"state":"due"')
    },
    async restart() {
      await partner.stop()
      partner = await startPayments({ dataDir, secret })
    },
    async stop() {
      await partner.stop()
      server.closeAllConnections()
      server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Posts what a page's form would. */
export function press(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })
}

/** What a page leads on to. */
export const leadsTo = (answer: Response): string => answer.headers.get("location") ?? ""

/** A JSON call; answers what it said and its status as `http`. */
export async function callJson(
  url: string,
  { body, ...rest }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<Record<string, unknown> & { http: number }> {
  const answer = await fetch(url, {
    ...rest,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", ...rest.headers },
  })
  return { ...((await answer.json()) as Record<string, unknown>), http: answer.status }
}
