import { callOut } from "../../platform/outbound/call-out.ts"
import { MapsUnavailableError } from "./maps-service.ts"

/** Why only a part of a response arrived. Its beginning was in time, and the rest may have been too slow. */
const cutOffReasons = {
  "too slow": "too slow",
  "too large": "response too large",
  disconnected: "unreachable",
} as const

/** Returns the JSON response, or throws a `MapsUnavailableError` with the reason. */
export async function fetchJson(address: URL, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  const headers = { accept: "application/json" }
  const response = await callOut(address.href, { method: "GET", headers, timeoutMs, signal })
  if (response.kind !== "answered") {
    // Not even the beginning of a response was in time.
    const isTooSlow = response.kind === "lost" && response.reason === "TimeoutError"
    throw new MapsUnavailableError(isTooSlow ? "too slow" : "unreachable")
  }
  const { status, text, cutOff } = response
  if (status < 200 || status >= 300) throw new MapsUnavailableError(`status ${status}`)
  if (cutOff) throw new MapsUnavailableError(cutOffReasons[cutOff])
  return parse(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsUnavailableError("no JSON")
  }
}
