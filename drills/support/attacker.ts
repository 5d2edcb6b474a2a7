import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { fingerprintHash } from "@hearth/domain/identity/fingerprint.ts"
import { randomUUID } from "node:crypto"
import { assertHolds } from "./drill.ts"

/** A visitor with a session and an IP address of their own. */
export interface GuestClient {
  bearer: string
  ipAddress: string
  /** The cookie of a device that has signed in. */
  device: string
}

export interface LoginReply {
  status: number
  code: string
}

/** Returns an IP address from the networks that are reserved for benchmarks, so that it belongs to no one. */
export const attackerIpAddress = (number: number) => `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

export async function startGuestClient(server: string, ipAddress: string): Promise<GuestClient> {
  const response = await fetch(`${server}/api/loginhandler/anonymoususer`, {
    method: "POST",
    headers: { "client-type": "web app-chrome", "x-forwarded-for": ipAddress },
  })
  assertHolds(response.status === 200, `The request for a guest session was answered with ${response.status}.`)
  const { credentials } = (await response.json()) as GuestSession
  return { bearer: credentials.secretKey, ipAddress, device: "" }
}

function post(server: string, attacker: GuestClient, path: string, body: object): Promise<Response> {
  return fetch(`${server}/api/${path}`, {
    method: "POST",
    headers: {
      authorization: attacker.bearer,
      "client-type": "web app-chrome",
      "content-type": "application/json",
      "x-forwarded-for": attacker.ipAddress,
      cookie: attacker.device,
    },
    body: JSON.stringify(body),
  })
}

/** Sends a browser's fingerprint; with `webdriver`, the fingerprint of an automated browser. */
export async function sendFingerprint(
  server: string,
  attacker: GuestClient,
  { visitorId = randomUUID() as string, webdriver = false } = {},
): Promise<{ id: string; hash: string }> {
  const userAgent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile"
  const otherSignals = { headless: [], plugins: 0, languages: ["en-IN"], evalLength: 33, globals: [] }
  const signals = { visitorId, userAgent, webdriver, ...otherSignals }
  const response = await post(server, attacker, "sso-aggregation/ve2/finger-print", { signals })
  assertHolds(response.status === 200, `The fingerprint was answered with ${response.status}.`)
  const { id, challenge } = (await response.json()) as { id: string; challenge: string }
  return { id, hash: await fingerprintHash({ id, challenge }) }
}

export async function callLogin(
  server: string,
  attacker: GuestClient,
  call: string,
  body: object,
): Promise<LoginReply> {
  const response = await post(server, attacker, `loginhandler/${call}`, body)
  const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith("hearth_device="))
  if (device !== undefined) attacker.device = device.split(";")[0] ?? ""
  const { errors } = (await response.json()) as { errors?: { code: string }[] }
  return { status: response.status, code: errors?.[0]?.code ?? "" }
}

/** Runs `work` for each index from 0 to `count - 1`, at most `concurrency` at a time. */
export async function inParallel(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) await work(next++)
    }),
  )
}
