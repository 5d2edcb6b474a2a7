import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { vi } from "vitest"

export interface ReceivedEvent {
  event: string
  id: string
  data: unknown
}

/** A client that listens to a stream over a real socket. */
export interface StreamListener {
  status: number
  received: ReceivedEvent[]
  /** Waits for an event that satisfies the condition. */
  until(matches: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>
  hasEnded(): boolean
  close(): void
}

/** Opens a stream on its own connection. Closing the stream closes the connection. */
export async function followStream(url: string, headers: Record<string, string>): Promise<StreamListener> {
  const clientRequest = request(url, { headers, agent: false }).end()
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage]
  const received: ReceivedEvent[] = []
  let isClosed = false
  let text = ""
  response.setEncoding("utf8")
  response.on("data", (chunk: string) => {
    const blocks = (text + chunk).split("\n\n")
    text = blocks.pop() ?? ""
    for (const block of blocks) receive(block, received)
  })
  response.on("error", () => undefined)
  response.on("close", () => (isClosed = true))
  return {
    status: response.statusCode ?? 0,
    received,
    until: (matches) =>
      vi.waitFor(
        () => {
          const match = received.find(matches)
          if (!match)
            throw new Error(`Not received, but ${JSON.stringify(received.map(({ event, id }) => [event, id]))}`)
          return match
        },
        { timeout: 20_000, interval: 20 },
      ),
    hasEnded: () => isClosed,
    close: () => void clientRequest.destroy(),
  }
}

/**
 * Whether the call is a stream that opens for these headers. An open stream never ends, so it can't be tested like other
 * calls.
 */
export async function opensStream(
  { contentType }: CallDefinition,
  url: string,
  headers: Record<string, string>,
): Promise<boolean> {
  if (!contentType?.startsWith("text/event-stream")) return false
  const listener = await followStream(url, headers)
  listener.close()
  return listener.status === 200
}

function receive(block: string, received: ReceivedEvent[]): void {
  const fields = new Map(block.split("\n").map((line): [string, string] => splitField(line)))
  const data = fields.get("data")
  if (data === undefined) return
  received.push({ event: fields.get("event") ?? "", id: fields.get("id") ?? "", data: JSON.parse(data) as unknown })
}

function splitField(line: string): [string, string] {
  const separator = line.indexOf(": ")
  return [line.slice(0, separator), line.slice(separator + 2)]
}
