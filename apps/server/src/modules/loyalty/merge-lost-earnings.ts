import type { LostEarning } from "./loyalty.store.ts"

interface Movement {
  at: Date
  balance: number
}

/** An entry of the rewards history: a movement of the balance, or points that were lost before they reached it. */
export type HistoryEntry<Ledger> = { movement: Ledger } | { lost: LostEarning; balance: number }

interface MergeInput<Ledger> {
  /** All lost points, the newest first. */
  lost: readonly LostEarning[]
  /**
   * The movements from position `first` on, the newest first, and one after the page: lost points at the page's end
   * show its balance.
   */
  movements: readonly Ledger[]
  first: number
  offset: number
  limit: number
}

/**
 * Returns which movements a page needs. The entries before the page may include all lost points, so the page can begin
 * that many movements earlier.
 */
export function movementRange(lostCount: number, { offset, limit }: { offset: number; limit: number }) {
  const first = Math.max(0, offset - lostCount)
  return { offset: first, limit: offset + limit - first + 1 }
}

/** Returns a page of the history. Lost points show the balance at that time, which they didn't change. */
export function mergeLostEarnings<Ledger extends Movement>({
  lost,
  movements,
  first,
  offset,
  limit,
}: MergeInput<Ledger>): HistoryEntry<Ledger>[] {
  const [newest] = movements
  // Lost points that come before the first movement that was read. On the first page all of them are merged.
  const skippedCount = first === 0 || !newest ? 0 : lost.filter(({ at }) => at >= newest.at).length
  const remainingEarnings = lost.slice(skippedCount)
  const entries: HistoryEntry<Ledger>[] = []
  let next = 0
  for (const movement of movements) {
    for (; next < remainingEarnings.length && isNewer(remainingEarnings[next], movement); next++)
      entries.push(...lostEntry(remainingEarnings[next], movement.balance))
    entries.push({ movement })
  }
  for (; next < remainingEarnings.length; next++) entries.push(...lostEntry(remainingEarnings[next], 0))
  const start = offset - first - skippedCount
  return entries.slice(start, start + limit)
}

const isNewer = (lost: LostEarning | undefined, { at }: Movement) => lost !== undefined && lost.at >= at

const lostEntry = (lost: LostEarning | undefined, balance: number) => (lost ? [{ lost, balance }] : [])
