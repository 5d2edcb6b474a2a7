import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type Configuration, withSize, type Catalog, sizeOf } from "./configuration.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

export interface BuilderState {
  /** The query string with the whole configuration. */
  text: string
  /** What could not be chosen, until the customer dismisses it or it no longer applies. */
  notices: readonly string[]
  /** The query before a size dropped something, which another size may restore. */
  preferred?: string | undefined
}

/** The id of the cart line that is being changed. */
const LINE = /^[\w-]{1,64}$/

export function readLineId(text: string): string | undefined {
  const line = new URLSearchParams(text).get("line")
  return line !== null && LINE.test(line) ? line : undefined
}

/** Applies a change to the state and returns the new state with its notices. */
export function applyChange(
  state: BuilderState,
  change: (now: Configuration) => Configuration,
  product: Product,
  catalog: Catalog,
  /** Additional notices for this change. */
  extraNotices: readonly string[] = [],
): BuilderState {
  const read = (text: string) => parseConfiguration(new URLSearchParams(text), product, catalog)
  const before = read(state.text)
  const next = change(before.configuration)
  const size = sizeOf(next)
  const isSizeStep = size !== undefined && size !== sizeOf(before.configuration)
  const target =
    isSizeStep && state.preferred !== undefined ? withSize(read(state.preferred).configuration, size) : next
  const { configuration, dropped } = read(serializeConfiguration(product, target))
  const earlier = before.dropped.length > 0 ? before.dropped : state.notices
  const earlierNotices = extraNotices.length > 0 || isStillValid(before.configuration, configuration) ? earlier : []
  const notices = [...extraNotices, ...(dropped.length > 0 ? dropped : earlierNotices)]
  const text = serializeConfiguration(product, configuration, readLineId(state.text))
  const hasLostChoices = isSizeStep && dropped.length > 0
  return { text, notices, preferred: hasLostChoices ? (state.preferred ?? state.text) : undefined }
}

/** Checks whether earlier notices still apply: they don't after a change of size, crust, cheese or half. */
function isStillValid(before: Configuration, after: Configuration): boolean {
  if (before.kind !== "pizza" || after.kind !== "pizza") return false
  const [was, is] = [before.choices, after.choices]
  return was.size === is.size && was.crust === is.crust && was.cheese === is.cheese && before.half === after.half
}
