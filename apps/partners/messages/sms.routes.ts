import { randomBytes } from "node:crypto"
import { type RouteResponse, json } from "../http/route-response.ts"
import type { Message, MessageStore } from "./messages.store.ts"

const MAX_BODY_LENGTH = 1_600

/** The credentials of our account at the provider. */
export interface Account {
  /** The account's id. */
  account: string
  token: string
}

export interface IncomingCall {
  path: string
  query: URLSearchParams
  method: string
  authorization: string
  body: string
}

const failure = (status: number, code: number, message: string): RouteResponse =>
  json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })

/** The REST calls of an SMS provider, Twilio: send a message, look up a message, list the messages to a number. */
export function handleSms(
  call: IncomingCall,
  { account, token }: Account,
  store: MessageStore,
): RouteResponse | undefined {
  const [, sid, messageId] = call.path.match(/^\/2010-04-01\/Accounts\/([^/]+)\/Messages(?:\/([^/]+))?\.json$/) ?? []
  if (sid === undefined) return undefined
  const expected = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`
  if (sid !== account || call.authorization !== expected) return failure(401, 20003, "Authenticate")
  if (messageId !== undefined) {
    const message = call.method === "GET" ? store.find(messageId) : undefined
    return message
      ? json(200, messageResource(message, account, "delivered"))
      : failure(404, 20404, "The resource was not found")
  }
  if (call.method === "GET") return listMessages(call, account, store)
  if (call.method !== "POST") return failure(405, 20004, "Method not allowed")

  const form = new URLSearchParams(call.body)
  const [to, from, body] = [form.get("To"), form.get("From"), form.get("Body")]
  if (!to) return failure(400, 21604, "A 'To' phone number is required.")
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return failure(400, 21211, `Invalid 'To' Phone Number: ${to}`)
  if (!from) return failure(400, 21603, "A 'From' phone number is required.")
  if (!body) return failure(400, 21602, "Message body is required.")
  if (body.length > MAX_BODY_LENGTH)
    return failure(400, 21617, "The concatenated message body exceeds 1600 characters.")

  const message: Message = {
    id: `SM${randomBytes(16).toString("hex")}`,
    channel: "sms",
    to,
    from,
    subject: "",
    body,
    sentAt: new Date().toISOString(),
  }
  store.add(message)
  return json(201, messageResource(message, account, "queued"))
}

/** Returns the newest messages first, at most one page. */
function listMessages({ query }: IncomingCall, account: string, store: MessageStore): RouteResponse {
  const to = query.get("To")
  const size = Math.min(Number(query.get("PageSize")) || 50, 1_000)
  const candidates = store.list({ channel: "sms", limit: 10_000, ...(to !== null && { to }) })
  const messages = candidates.filter((message) => to === null || message.to === to).slice(0, size)
  const resources = messages.map((message) => messageResource(message, account, "delivered"))
  return json(200, { messages: resources, page: 0, page_size: size, next_page_uri: null })
}

function messageResource(message: Message, account: string, status: string): Record<string, unknown> {
  const date = new Date(message.sentAt).toUTCString().replace("GMT", "+0000")
  return {
    sid: message.id,
    account_sid: account,
    api_version: "2010-04-01",
    to: message.to,
    from: message.from,
    body: message.body,
    status,
    direction: "outbound-api",
    num_segments: String(countSegments(message.body)),
    num_media: "0",
    date_created: date,
    date_updated: date,
    date_sent: status === "queued" ? null : date,
    error_code: null,
    error_message: null,
    messaging_service_sid: null,
    price: null,
    price_unit: "USD",
    uri: `/2010-04-01/Accounts/${account}/Messages/${message.id}.json`,
  }
}

/** The SMS alphabet (GSM 03.38): most of ASCII, without the backtick, and some other letters. */
const SMS_ALPHABET = /^[\n\f\r\u0020-\u005F\u0061-\u007E¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ€]*$/
/** The characters of the alphabet that count as two. */
const DOUBLE_CHARACTERS = /[\f^{}\\[~\]|€]/g

/**
 * Counts segments, the billing unit of SMS. A message of one segment holds 160 characters of the SMS alphabet, or 70 in
 * other scripts. In a longer message each segment holds 153 or 67.
 */
function countSegments(body: string): number {
  const isInAlphabet = SMS_ALPHABET.test(body)
  const [single, chained] = isInAlphabet ? [160, 153] : [70, 67]
  const length = body.length + (isInAlphabet ? (body.match(DOUBLE_CHARACTERS)?.length ?? 0) : 0)
  return length <= single ? 1 : Math.ceil(length / chained)
}
