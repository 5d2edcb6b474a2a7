import { MapsAway } from "./maps-service.ts"

const LARGEST_ANSWER = 512 * 1024

/** A JSON answer within the time, or a `MapsAway` that says why not. Redirects are not followed: the key would go along. */
export async function fetchJson(address: URL, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new MapsAway(`status ${answer.status}`)
    }
    return parse(await readText(answer))
  } catch (error) {
    if (error instanceof MapsAway) throw error
    throw new MapsAway(timeout.aborted ? "too slow" : "unreachable")
  }
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    if (text.length > LARGEST_ANSWER) throw new MapsAway("an answer too large")
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsAway("no JSON")
  }
}
