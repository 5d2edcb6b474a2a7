import { randomBytes } from "node:crypto"
import { type RouteResponse, json } from "../http/route-response.ts"
import { parseObject } from "../http/read-body.ts"
import type { MessageStore } from "./messages.store.ts"
import type { Account, IncomingCall } from "./sms.routes.ts"

const failure = (status: number, message: string, field: string | null = null): RouteResponse =>
  json(status, { errors: [{ message, field, help: null }] })

/** The mail-send call of an e-mail provider. */
export function handleEmail(call: IncomingCall, { token }: Account, store: MessageStore): RouteResponse | undefined {
  if (call.path !== "/v3/mail/send") return undefined
  if (call.method !== "POST") return failure(405, "POST method allowed only")
  if (call.authorization !== `Bearer ${token}`) {
    return failure(401, "The provided authorization grant is invalid, expired, or revoked")
  }
  const input = parseObject(call.body)
  if (!input) return failure(400, "Bad Request")
  const from = addressOf(input["from"])
  if (!from) return failure(400, "The from object must be provided for every email send.", "from.email")
  const groups = listOf(input["personalizations"])
  if (groups.length === 0) {
    return failure(
      400,
      "The personalizations field is required and must have at least one personalization.",
      "personalizations",
    )
  }
  const [content] = listOf(input["content"])
  const body = content?.["value"]
  if (typeof body !== "string" || body === "") {
    return failure(400, "The content value must be a string at least one character in length.", "content.0.value")
  }
  const id = randomBytes(11).toString("base64url")
  const sentAt = new Date().toISOString()
  const messages = groups.flatMap((group) =>
    listOf(group["to"]).map((to) => ({ to: addressOf(to), subject: group["subject"] ?? input["subject"] })),
  )
  if (messages.length === 0 || messages.some(({ to }) => to === undefined)) {
    return failure(400, "The to array is required for all personalization objects.", "personalizations.0.to")
  }
  if (messages.some(({ subject }) => typeof subject !== "string" || subject === "")) {
    return failure(400, "The subject is required.", "subject")
  }
  messages.forEach(({ to = "", subject }, index) => {
    store.add({ id: `${id}.${index}`, channel: "email", to, from, subject: String(subject), body, sentAt })
  })
  return { status: 202, headers: { "x-message-id": id } }
}

function addressOf(value: unknown): string | undefined {
  const email = typeof value === "object" && value !== null ? (value as { email?: unknown }).email : undefined
  return typeof email === "string" && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? email : undefined
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : []
}
