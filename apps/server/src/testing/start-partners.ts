import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { readPaymentSettings } from "../payment-settings.ts"
import type { Settings } from "../settings.ts"
import { type PaymentsAdmin, paymentsAdmin } from "./payments-admin.ts"

const program = join(import.meta.dirname, "../../../partners/main.ts")
const clockScript = join(import.meta.dirname, "shift-clock.mjs")

interface SentMessage {
  channel: "sms" | "email"
  to: string
  subject: string
  body: string
}

interface FailurePlan {
  mode: string
  times?: number
  delayMs?: number
}

export interface Partners {
  settings: Pick<Settings, "messages" | "identityProviders">
  /** The settings of messages and payments as environment variables, for a server in another process. */
  env: Record<string, string>
  /** The addresses of their admin pages. */
  adminUrls: { messages: string; payments: string }
  /** The messages that were sent, newest first. */
  messages(to?: string): Promise<SentMessage[]>
  /** The code in the newest message to a recipient. */
  codeFor(to: string): Promise<string>
  setMessageFailures(plan: FailurePlan): Promise<void>
  setIdentityFailures(plan: FailurePlan): Promise<void>
  /** The payment providers; a test about them adds their settings. */
  payments: PaymentsAdmin & { settings: Settings["payments"] }
  /** Picks a person at the identity provider and returns the URL that the browser is redirected to. */
  pickPerson(authorizeUrl: string, person: string): Promise<URL>
  stop(): Promise<void>
}

/**
 * Starts the stand-ins for messages, identity and payments in their own process: server and partners communicate only
 * over HTTP. `now` is the time at which their clock starts, for signatures that contain a time.
 */
export async function startPartners({ now }: { now?: Date } = {}): Promise<Partners> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-partners-"))
  const [account, token] = ["AC0123456789", "token-of-the-tests"]
  const shift = now ? { CLOCK_SHIFT_MS: String(now.getTime() - Date.now()) } : {}
  const child = spawn(process.execPath, [...(now ? ["--import", clockScript] : []), program], {
    env: {
      PATH: process.env.PATH,
      ...shift,
      PARTNERS_DATA_DIR: directory,
      MESSAGES_ACCOUNT: account,
      MESSAGES_TOKEN: token,
      IDENTITY_CLIENT: "hearth-tests",
      IDENTITY_SECRET: "secret-of-the-tests",
      PAYMENTS_SECRET: "secret-of-the-tests",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = (await once(createInterface(child.stdout), "line")) as [string]
  const endpoints = JSON.parse(line) as {
    messages: { api: string; inbox: string }
    identity: { issuers: Record<"google" | "facebook" | "apple", string>; adminUrl: string }
    payments: { settings: Record<string, string>; adminUrl: string }
  }
  const { api, inbox } = endpoints.messages
  const messages = async (to = "") => {
    const answer = await fetch(`${inbox}/admin/messages?limit=10000&to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { messages: SentMessage[] }).messages
  }
  return {
    settings: {
      messages: {
        sms: { url: api, account, token, from: "HEARTH" },
        email: { url: api, token, from: "hello@hearth.example" },
      },
      identityProviders: Object.entries(endpoints.identity.issuers).map(([source, issuer]) => ({
        source: source as "google",
        issuer,
        clientId: "hearth-tests",
        clientSecret: "secret-of-the-tests",
      })),
    },
    env: { MESSAGES_URL: api, MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token, ...endpoints.payments.settings },
    adminUrls: { messages: inbox, payments: endpoints.payments.adminUrl },
    messages,
    payments: {
      ...paymentsAdmin(endpoints.payments.adminUrl),
      settings: readPaymentSettings(endpoints.payments.settings),
    },
    async codeFor(to) {
      const codes = (await messages(to)).flatMap(({ body }) => body.match(/^\d{6}/) ?? [])
      return codes[0] ?? ""
    },
    setMessageFailures: (plan) => setFailures(inbox, plan),
    setIdentityFailures: (plan) => setFailures(endpoints.identity.adminUrl, plan),
    async pickPerson(authorizeUrl, person) {
      const url = new URL(authorizeUrl)
      url.searchParams.set("person", person)
      const answer = await fetch(url, { redirect: "manual" })
      const location = answer.headers.get("location")
      if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
      return new URL(location)
    },
    async stop() {
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function setFailures(adminUrl: string, plan: FailurePlan): Promise<void> {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${adminUrl}/admin/failures`, { method: "POST", headers, body: JSON.stringify(plan) })
  if (!answer.ok) throw new Error(await answer.text())
}
