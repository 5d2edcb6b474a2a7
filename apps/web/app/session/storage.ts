import { reportError } from "./report-error.ts"

/** Names of everything kept in local storage, in one place so that logout can clear it (SES-7). Others come with their feature. */
export type StoredName =
  | "previousScreen"
  | "appConfig"
  | "user"
  /** How far somebody has come who is signing in. */
  | "login"
  /** Where and how now, recent places, recent stores, the last searched addresses, and whether the position may be asked for. */
  | "place"
  | "locations"
  | "stores"
  | "searches"
  | "locationPermission"
  /** The car to look for at the kerb. */
  | "vehicle"
  /** What was last looked for on the menu. */
  | "menuSearches"
  /** The favourites as last known, and whether it was said where a guest's are kept. */
  | "favourites"
  | "favouritesHint"
  /** What every page shows of the cart; the cart as the server had it last; the code last applied. */
  | "cartGlance"
  | "cart"
  | "couponCode"
  /** The order of before that the cart was filled from, and what of it changed. */
  | "fromReorder"
  /** The offers there are, to judge by without asking; and a spin of the wheel whose answer has not come. */
  | "offerRules"
  | "wheelSpin"
  /** What a tab has not yet told the server of its cart. */
  | `cartCalls:${string}`

export const PREFIX = "hearth:"

/** What could not be kept: it lives as long as the page does. */
const forTheVisit = new Map<StoredName, string>()

export function readStored<Value>(name: StoredName): Value | null {
  try {
    const text = forTheVisit.get(name) ?? localStorage.getItem(PREFIX + name)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch (error) {
    reportError("storage could not be read", error, { name })
    return null
  }
}

/** A full or forbidden storage is reported and otherwise ignored: the visit goes on with what is in memory. */
export function writeStored(name: StoredName, value: unknown): boolean {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    forTheVisit.delete(name)
    return true
  } catch (error) {
    forTheVisit.set(name, text)
    reportError("storage could not be written", error, { name })
    return false
  }
}

/** Calls back when another tab of this browser has written or removed it. */
export function whenStoredElsewhere(name: StoredName, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (key === PREFIX + name || key === null) listener()
  }
  addEventListener("storage", heard)
  return () => removeEventListener("storage", heard)
}

export function removeStored(name: StoredName): void {
  forTheVisit.delete(name)
  try {
    localStorage.removeItem(PREFIX + name)
  } catch (error) {
    reportError("storage could not be written", error, { name })
  }
}
