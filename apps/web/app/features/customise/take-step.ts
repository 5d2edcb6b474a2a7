import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type Configuration, inSize, type Shelf, sizeOf } from "./configuration.ts"
import { readConfiguration } from "./read-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

export interface Held {
  /** The query that says it all. */
  text: string
  /** What could not be had, until the customer has read it or gone on from it. */
  notices: readonly string[]
  /** As it was before a size took something away: another size may give it back. */
  wished?: string | undefined
}

/** Of the cart's line that is being changed. */
const LINE = /^[\w-]{1,64}$/

export function lineIn(text: string): string | undefined {
  const line = new URLSearchParams(text).get("line")
  return line !== null && LINE.test(line) ? line : undefined
}

/** What a choice makes of what is held, and what there is to tell of it. */
export function takeStep(
  held: Held,
  to: (now: Configuration) => Configuration,
  product: Product,
  shelf: Shelf,
  /** To be told with it. */
  told: readonly string[] = [],
): Held {
  const read = (text: string) => readConfiguration(new URLSearchParams(text), product, shelf)
  const before = read(held.text)
  const next = to(before.configuration)
  const size = sizeOf(next)
  const isSizeStep = size !== undefined && size !== sizeOf(before.configuration)
  const wish = isSizeStep && held.wished !== undefined ? inSize(read(held.wished).configuration, size) : next
  const { configuration, dropped } = read(writeConfiguration(product, wish))
  const earlier = before.dropped.length > 0 ? before.dropped : held.notices
  const kept = told.length > 0 || rests(before.configuration, configuration) ? earlier : []
  const notices = [...told, ...(dropped.length > 0 ? dropped : kept)]
  const text = writeConfiguration(product, configuration, lineIn(held.text))
  const lost = isSizeStep && dropped.length > 0
  return { text, notices, wished: lost ? (held.wished ?? held.text) : undefined }
}

/** Whether what was told of it still holds: of a size, a crust or a pick that is no more, it does not. */
function rests(before: Configuration, after: Configuration): boolean {
  if (before.kind !== "pizza" || after.kind !== "pizza") return false
  const [was, is] = [before.choices, after.choices]
  return was.size === is.size && was.crust === is.crust && was.cheese === is.cheese && before.half === after.half
}
