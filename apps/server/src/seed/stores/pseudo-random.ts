/** Returns the nth pseudo-random number between 0 and 1 for a text, always the same (FNV-1a, then mixed). */
export function pseudoRandom(text: string, index: number): number {
  let hash = 2166136261
  for (const char of `${text}/${index}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Returns an integer from `min` to `max`, both included. */
export function pseudoRandomBetween(text: string, index: number, [min, max]: readonly [number, number]): number {
  return min + Math.floor(pseudoRandom(text, index) * (max - min + 1))
}
