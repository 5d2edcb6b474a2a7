import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { readBody } from "../../http/read-body.ts"
import { deriveProviderKeys } from "../provider-keys.ts"
import { type PaymentsStandIn, startPayments } from "../start-payments.ts"

export interface ReceivedCallback {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface RecordedPayment {
  id: string
  provider: string
  reference: string
  amount: number
  currency: string
  state: string
  page: string | null
  refunds: { id: string; reference: string; amount: number; state: string }[]
}

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>

const secret = "secret-of-the-tests"

/** Starts the providers and a receiver for their callbacks in place of our server. */
export async function startTestPayments() {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
  const callbacks: ReceivedCallback[] = []
  const statuses: number[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    callbacks.push({ path: request.url ?? "", headers: request.headers, body: (await readBody(request)) ?? "" })
    response.writeHead(statuses.shift() ?? 200).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  let standIn: PaymentsStandIn = await startPayments({ dataDir, secret })

  async function callAdmin(path: string, input?: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${standIn.adminUrl}/admin/${path}`, {
      ...(input && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const fetchDeliveries = async () => JSON.stringify((await callAdmin("deliveries")).body)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await callAdmin("webhook-base", { url: base })

  return {
    dataDir,
    /** The address that receives callbacks. */
    base,
    keys: deriveProviderKeys(secret),
    /** The received callbacks, oldest first. */
    callbacks,
    /** Sets the statuses of the responses to the next callbacks; after those, 200. */
    respondWith: (...nextStatuses: number[]) => void statuses.push(...nextStatuses),
    standIn: () => standIn,
    callAdmin,
    recordedPayments: async (query = "") => (await callAdmin(`payments${query}`)).body["payments"] as RecordedPayment[],
    settle: (reference: string, outcome: string, options: object = {}) =>
      callAdmin("settle", { reference, outcome, ...options }),
    async waitForCallbacks(count: number) {
      await expect.poll(() => callbacks.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
    },
    /** Waits until no callback is due. */
    async waitUntilNoneDue() {
      await expect.poll(fetchDeliveries, { timeout: 15_000 }).not.toContain('"state":"due"')
    },
    async restart() {
      await standIn.stop()
      standIn = await startPayments({ dataDir, secret })
    },
    async stop() {
      await standIn.stop()
      server.closeAllConnections()
      server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Posts a form's fields. */
export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })
}

/** Returns the address to which a response redirects. */
export const redirectLocation = (answer: Response): string => answer.headers.get("location") ?? ""

/** Sends a JSON request; returns the response body with the status as `httpStatus`. */
export async function callJson(
  url: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<Record<string, unknown> & { httpStatus: number }> {
  const answer = await fetch(url, {
    ...options,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", ...options.headers },
  })
  return { ...((await answer.json()) as Record<string, unknown>), httpStatus: answer.status }
}
