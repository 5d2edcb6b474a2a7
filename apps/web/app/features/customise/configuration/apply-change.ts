import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type Configuration, withSize, type Catalog, sizeOf } from "./configuration.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

export interface BuilderState {
  /** The query string with the whole configuration. */
  text: string
  /**
   * Sentences about choices that could not be applied. Each stays until the customer dismisses it or it no longer
   * applies.
   */
  notices: readonly string[]
  /** The query before a change of size dropped choices. A later change of size may restore them. */
  preferredText?: string | undefined
}

/** The id of the cart line that is being changed. */
const LINE_ID = /^[\w-]{1,64}$/

export function readLineId(text: string): string | undefined {
  const line = new URLSearchParams(text).get("line")
  return line !== null && LINE_ID.test(line) ? line : undefined
}

/** Applies a change to the state and returns the new state with its notices. */
export function applyChange(
  state: BuilderState,
  change: (current: Configuration) => Configuration,
  product: Product,
  catalog: Catalog,
  /** Notices of an automatic change: options of a box that were replaced because they are unavailable. */
  extraNotices: readonly string[] = [],
): BuilderState {
  const parse = (text: string) => parseConfiguration(new URLSearchParams(text), product, catalog)
  const parsed = parse(state.text)
  const next = change(parsed.configuration)
  const size = sizeOf(next)
  const isSizeChange = size !== undefined && size !== sizeOf(parsed.configuration)
  const target =
    isSizeChange && state.preferredText !== undefined ? withSize(parse(state.preferredText).configuration, size) : next
  const { configuration, dropped } = parse(serializeConfiguration(product, target))
  // Until the first change the text is that of the page's URL, which may itself contain choices that are dropped.
  const previousNotices = parsed.dropped.length > 0 ? parsed.dropped : state.notices
  // An automatic replacement, which has extra notices, doesn't make earlier notices obsolete.
  const remainingNotices =
    extraNotices.length > 0 || doNoticesStillApply(parsed.configuration, configuration) ? previousNotices : []
  const notices = [...extraNotices, ...(dropped.length > 0 ? dropped : remainingNotices)]
  const text = serializeConfiguration(product, configuration, readLineId(state.text))
  const hasLostChoices = isSizeChange && dropped.length > 0
  return { text, notices, preferredText: hasLostChoices ? (state.preferredText ?? state.text) : undefined }
}

/**
 * Closes the notices. The text no longer contains the choices that they are about, but a later change of size may still
 * restore them.
 */
export function closeNotices(state: BuilderState, product: Product, catalog: Catalog): BuilderState {
  const { configuration } = parseConfiguration(new URLSearchParams(state.text), product, catalog)
  return { ...state, text: serializeConfiguration(product, configuration, readLineId(state.text)), notices: [] }
}

/** Checks whether earlier notices still apply: they don't after a change of size, crust, cheese or half. */
function doNoticesStillApply(before: Configuration, after: Configuration): boolean {
  if (before.kind !== "pizza" || after.kind !== "pizza") return false
  const [previousChoices, newChoices] = [before.choices, after.choices]
  return (
    previousChoices.size === newChoices.size &&
    previousChoices.crust === newChoices.crust &&
    previousChoices.cheese === newChoices.cheese &&
    before.otherHalfId === after.otherHalfId
  )
}
