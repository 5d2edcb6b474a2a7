import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { assertHolds } from "./drill.ts"

const FOLLOW_TIMEOUT_MS = 180_000

/** What a client received that followed an order until the handover, resuming the stream each time it broke. */
export interface FollowResult {
  /** The tracker's versions in the order in which they arrived. */
  versions: number[]
  last: Tracker
  /** How often the stream broke. */
  lostStreams: number
}

export async function followTracker(address: string, id: string, bearer: string): Promise<FollowResult> {
  const updates: Tracker[] = []
  const deadline = Date.now() + FOLLOW_TIMEOUT_MS
  for (let lostStreams = 0; ;) {
    const onUpdate = (tracker: Tracker) => {
      updates.push(tracker)
      return tracker.stage === "HANDED OVER"
    }
    let wasOpened = false
    const onOpen = () => (wasOpened = true)
    await listen(address, id, bearer, updates.at(-1)?.version, { onOpen, onUpdate }).catch(() => undefined)
    const last = updates.at(-1)
    if (last?.stage === "HANDED OVER") return { versions: updates.map(({ version }) => version), last, lostStreams }
    assertHolds(Date.now() < deadline, `A client that followed ${id} never received its last stage.`)
    if (wasOpened) lostStreams++
    await wait(100)
  }
}

async function listen(
  address: string,
  id: string,
  bearer: string,
  version: number | undefined,
  { onOpen, onUpdate }: { onOpen: () => void; onUpdate: (tracker: Tracker) => boolean },
): Promise<void> {
  const resume = version === undefined ? {} : { "last-event-id": String(version) }
  const headers = { "x-forwarded-host": "in.localhost", authorization: bearer, ...resume }
  const request = get(`${address}/api/tracker-service/ve2/orders/${id}/stream`, { headers, agent: false })
  const [response] = (await once(request, "response")) as [IncomingMessage]
  if (response.statusCode !== 200) return void request.destroy()
  onOpen()
  let text = ""
  response.setEncoding("utf8")
  for await (const part of response as AsyncIterable<string>) {
    const blocks = (text + part).split("\n\n")
    text = blocks.pop() ?? ""
    for (const block of blocks.filter((each) => each.includes("event: tracker"))) {
      const data = block.split("\n").find((line) => line.startsWith("data: "))
      if (data && onUpdate(JSON.parse(data.slice("data: ".length)) as Tracker)) return void request.destroy()
    }
  }
}
