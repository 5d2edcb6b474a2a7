import type { Delivery } from "./messages.store.ts"

/** A code is of no use to somebody who has waited longer. */
const TIMEOUT_MS = 5_000

/** The provider was never reached, so that trying again can't send twice. */
const NOT_REACHED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

export interface Posted {
  delivery: Delivery
  /** For the log: a status or an error's name, never a text or a number. */
  reason: string
  answer: Response | undefined
}

/** Hands a message over, once more where the provider was not reached at all. Never throws. */
export async function postToProvider(url: string, init: RequestInit): Promise<Posted> {
  const first = await post(url, init)
  return first.reason === "not reached" ? post(url, init) : first
}

async function post(url: string, init: RequestInit): Promise<Posted> {
  try {
    const answer = await fetch(url, { method: "POST", ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { delivery: answer.ok ? "sent" : "not sent", reason: `status ${answer.status}`, answer }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } }
    if (NOT_REACHED.has(cause?.code ?? "")) return { delivery: "not sent", reason: "not reached", answer: undefined }
    return { delivery: "unknown", reason: cause?.code ?? name ?? "failed", answer: undefined }
  }
}
