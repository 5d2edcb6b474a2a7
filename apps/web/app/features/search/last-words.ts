import { readStoredList, isText } from "../../session/stored-list.ts"
import { removeStored, writeStored } from "../../session/storage.ts"

const MOST = 6
const SHORTEST = 2

/** What was looked for on the menu, the last first. Kept on the device only. */
export function lastWords(): string[] {
  return readStoredList("menuSearches", isText).slice(0, MOST)
}

export function keepWords(typed: string): void {
  const words = withWords(lastWords(), typed)
  if (words) writeStored("menuSearches", words)
}

export function forgetWords(): void {
  removeStored("menuSearches")
}

/** Each once, however it was written; a letter is no search. */
export function withWords(before: readonly string[], typed: string): string[] | undefined {
  const words = typed.trim().replaceAll(/\s+/g, " ")
  if (words.length < SHORTEST) return undefined
  const same = words.toLowerCase()
  return [words, ...before.filter((each) => each.toLowerCase() !== same)].slice(0, MOST)
}
