import { MapsUnavailableError } from "./maps-service.ts"

const MAX_RESPONSE_LENGTH = 512 * 1024

/**
 * Returns the JSON response, or throws a `MapsUnavailableError` with the reason. Redirects are not followed, because
 * they would pass the key on.
 */
export async function fetchJson(address: URL, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new MapsUnavailableError(`status ${response.status}`)
    }
    return parse(await readText(response))
  } catch (error) {
    if (error instanceof MapsUnavailableError) throw error
    throw new MapsUnavailableError(timeout.aborted ? "too slow" : "unreachable")
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    if (text.length > MAX_RESPONSE_LENGTH) throw new MapsUnavailableError("response too large")
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsUnavailableError("no JSON")
  }
}
