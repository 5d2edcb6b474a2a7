import { cartLimits } from "./cart-limits.ts"
import type { CartLine } from "./cart-line.ts"
import { isSameConfiguration, type LineConfiguration } from "./same-configuration.ts"

/**
 * `line` is the line's id, and `to` its new configuration; the API uses these names. A quantity is changed by an
 * increment, not to an absolute value: when two tabs each add one, the cart has two more.
 */
export type LineChange =
  | { line: string; add: number }
  | { line: string; remove: true }
  | { line: string; to: LineConfiguration }

/** The id of a line that no longer exists: merged into another line, or removed (null). */
export interface RetiredLine {
  id: string
  into: string | null
}

export interface CartLines {
  lines: readonly CartLine[]
  /**
   * Ids of lines that no longer exist, so that a late repeated request can't add such a line again. Only the latest ids
   * are stored. The name is the column's.
   */
  past: readonly RetiredLine[]
}

export type CartChangeResult =
  | {
      ok: true
      cart: CartLines
      /** Whether the cart differs from before. */
      changed: boolean
      /** Lines that were added, merged or reconfigured: these must be available. */
      changedLineIds: ReadonlySet<string>
      /** Lines that a change names but that the cart no longer has. */
      missingLineIds: readonly string[]
    }
  | { ok: false; code: "CART_FULL" }

const MAX_RETIRED_LINES = 100

/**
 * Adds lines to the cart. If the cart has a line with the same configuration, its quantity is increased instead. A line
 * whose id the cart has or had adds nothing.
 */
export function addLines(cart: CartLines, lines: readonly CartLine[]): CartChangeResult {
  const draft = createDraft(cart)
  for (const line of lines) addLine(draft, line)
  return finish(cart, draft)
}

/** Applies all changes, or none if the cart would exceed its limits. */
export function changeLines(cart: CartLines, changes: readonly LineChange[]): CartChangeResult {
  const draft = createDraft(cart)
  for (const change of changes) {
    const line = findLine(draft, change.line)
    if (!line) draft.missingLineIds.add(change.line)
    else if ("to" in change) reconfigureLine(draft, line, change.to)
    else setQuantity(draft, line, "add" in change ? line.quantity + change.add : 0)
  }
  return finish(cart, draft)
}

interface CartDraft {
  lines: CartLine[]
  past: RetiredLine[]
  changedLineIds: Set<string>
  missingLineIds: Set<string>
  changed: boolean
}

function createDraft({ lines, past }: CartLines): CartDraft {
  return {
    lines: [...lines],
    past: [...past],
    changedLineIds: new Set(),
    missingLineIds: new Set(),
    changed: false,
  }
}

function finish(before: CartLines, draft: CartDraft): CartChangeResult {
  const { lines, past, changedLineIds, missingLineIds, changed } = draft
  if (exceedsLimits(before.lines, lines)) return { ok: false, code: "CART_FULL" }
  return {
    ok: true,
    cart: { lines, past: past.slice(-MAX_RETIRED_LINES) },
    changed,
    changedLineIds,
    missingLineIds: [...missingLineIds],
  }
}

/** Only what has grown is checked against its limit: after a limit was lowered, removing is still possible. */
function exceedsLimits(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const quantityBefore = new Map(before.map(({ id, quantity }) => [id, quantity]))
  return (
    countItems(after) > Math.max(cartLimits.items, countItems(before)) ||
    after.length > Math.max(cartLimits.lines, before.length) ||
    after.some(({ id, quantity }) => quantity > Math.max(cartLimits.quantity, quantityBefore.get(id) ?? 0))
  )
}

const countItems = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Finds a line by its own id, or by the id of a line that was merged into it. */
function findLine({ lines, past }: CartDraft, lineId: string): CartLine | undefined {
  const id = past.find((each) => each.id === lineId)?.into ?? lineId
  return lines.find((line) => line.id === id)
}

function addLine(draft: CartDraft, line: CartLine): void {
  if (draft.lines.some(({ id }) => id === line.id) || draft.past.some(({ id }) => id === line.id)) return
  draft.changed = true
  const existingLine = draft.lines.find((each) => isSameConfiguration(each, line))
  if (existingLine) return mergeLines(draft, line, existingLine)
  draft.lines.push(line)
  draft.changedLineIds.add(line.id)
}

function mergeLines(draft: CartDraft, line: CartLine, existingLine: CartLine): void {
  replaceLine(draft, existingLine, { ...existingLine, quantity: existingLine.quantity + line.quantity })
  draft.past = draft.past.map((each) => (each.into === line.id ? { ...each, into: existingLine.id } : each))
  draft.past.push({ id: line.id, into: existingLine.id })
  draft.changedLineIds.add(existingLine.id)
}

function reconfigureLine(draft: CartDraft, line: CartLine, configuration: LineConfiguration): void {
  if (isSameConfiguration(line, configuration)) return
  draft.changed = true
  const existingLine = draft.lines.find((each) => isSameConfiguration(each, configuration))
  if (existingLine) {
    draft.lines = draft.lines.filter((each) => each !== line)
    return mergeLines(draft, line, existingLine)
  }
  replaceLine(draft, line, { ...configuration, id: line.id, quantity: line.quantity })
  draft.changedLineIds.add(line.id)
}

function setQuantity(draft: CartDraft, line: CartLine, quantity: number): void {
  if (quantity === line.quantity) return
  draft.changed = true
  if (quantity >= 1) return replaceLine(draft, line, { ...line, quantity })
  draft.lines = draft.lines.filter((each) => each !== line)
  draft.past.push({ id: line.id, into: null })
}

function replaceLine(draft: CartDraft, line: CartLine, replacement: CartLine): void {
  draft.lines = draft.lines.map((each) => (each === line ? replacement : each))
}
