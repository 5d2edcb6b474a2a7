/**
 * Returns numbers from 0 to below 1, always in the same sequence for the same seed, so that a pizza looks the same
 * everywhere.
 */
export type Random = () => number

export function seedRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a: distinguishes seeds well enough, and gives the same result in browsers and Node. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}
