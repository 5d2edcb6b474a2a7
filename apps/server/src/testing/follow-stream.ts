import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { vi } from "vitest"

export interface HeardEvent {
  event: string
  id: string
  data: unknown
}

/** Somebody who listens to a stream over a real socket. */
export interface StreamListener {
  status: number
  heard: HeardEvent[]
  /** As soon as one came for which this holds. */
  until(holds: (event: HeardEvent) => boolean): Promise<HeardEvent>
  hasEnded(): boolean
  close(): void
}

/** Each on a connection of its own, which is gone when it is closed. */
export async function followStream(url: string, headers: Record<string, string>): Promise<StreamListener> {
  const asked = request(url, { headers, agent: false }).end()
  const [response] = (await once(asked, "response")) as [IncomingMessage]
  const heard: HeardEvent[] = []
  let ended = false
  let text = ""
  response.setEncoding("utf8")
  response.on("data", (part: string) => {
    const blocks = (text + part).split("\n\n")
    text = blocks.pop() ?? ""
    for (const block of blocks) hear(block, heard)
  })
  response.on("error", () => undefined)
  response.on("close", () => (ended = true))
  return {
    status: response.statusCode ?? 0,
    heard,
    until: (holds) =>
      vi.waitFor(
        () => {
          const found = heard.find(holds)
          if (!found) throw new Error(`Not heard, but ${JSON.stringify(heard.map(({ event, id }) => [event, id]))}`)
          return found
        },
        { timeout: 20_000, interval: 20 },
      ),
    hasEnded: () => ended,
    close: () => void asked.destroy(),
  }
}

function hear(block: string, heard: HeardEvent[]): void {
  const fields = new Map(block.split("\n").map((line): [string, string] => splitField(line)))
  const data = fields.get("data")
  if (data === undefined) return
  heard.push({ event: fields.get("event") ?? "", id: fields.get("id") ?? "", data: JSON.parse(data) as unknown })
}

function splitField(line: string): [string, string] {
  const at = line.indexOf(": ")
  return [line.slice(0, at), line.slice(at + 2)]
}
