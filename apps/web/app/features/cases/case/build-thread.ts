import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import type { CustomerCase } from "../cases.api.ts"
import { nameOfState } from "./describe-case.ts"

type Message = CustomerCase["messages"][number]
export type Remedy = CustomerCase["remedies"][number]

export type ThreadEntry =
  | { kind: "message"; id: string; at: string; author: Message["author"]; text: string; photos: readonly string[] }
  | { kind: "remedy"; id: string; at: string; remedy: Remedy }

type Thread = Pick<CustomerCase, "caseId" | "openedAt" | "text" | "photos" | "messages" | "remedies">

/** FBK-3: the report, the messages and the remedies in the sequence in which they came, each with its own photos. */
export function buildThread({ caseId, openedAt, text, photos, messages, remedies }: Thread): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    { kind: "message", id: caseId, at: openedAt, author: "CUSTOMER", text, photos },
    ...messages.map(({ messageId, ...message }) => ({ kind: "message", id: messageId, ...message }) as const),
    ...remedies.map((remedy) => ({ kind: "remedy", id: remedy.remedyId, at: remedy.at, remedy }) as const),
  ]
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** How the author of a message is called. */
export function nameOfAuthor(author: Message["author"], storeName: string): string {
  if (author === "CUSTOMER") return caseTexts.you
  return author === "STORE" ? storeName : caseTexts.customerCare
}

/** A remedy whose new order was cancelled is news, like a new remedy. */
const keyOfRemedy = ({ remedyId, newOrderState }: Remedy) => `${remedyId} ${newOrderState}`

/** FBK-3: what a screen reader says about a change. The customer's own messages are no news. */
export function describeChange(
  previous: CustomerCase,
  next: CustomerCase,
  describeRemedy: (remedy: Remedy) => string,
): string {
  const knownMessages = new Set(previous.messages.map(({ messageId }) => messageId))
  const knownRemedies = new Set(previous.remedies.map(keyOfRemedy))
  const messages = next.messages
    .filter(({ author, messageId }) => author !== "CUSTOMER" && !knownMessages.has(messageId))
    .map(({ author, text }) => `${caseTexts.newMessageFrom(nameOfAuthor(author, next.storeName))}: ${text}`)
  const remedies = next.remedies.filter((remedy) => !knownRemedies.has(keyOfRemedy(remedy))).map(describeRemedy)
  const state = next.state === previous.state ? [] : [caseTexts.stateChanged(nameOfState(next.state))]
  return [...messages, ...remedies, ...state].join(". ")
}
