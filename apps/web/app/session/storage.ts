import { reportError } from "./report-error.ts"

/** Names of everything kept in local storage, in one place so that logout can clear it (SES-7). Others come with their feature. */
export type StoredName =
  | "previousScreen"
  | "appConfig"
  /** What the visitor said to cookies, "yes" or "no", and that they declined to install the app. */
  | "cookieConsent"
  | "installDeclined"
  | "user"
  /** How far somebody has come who is signing in. */
  | "login"
  | PrivateName
  /** The stores chosen last, and whether the position may be asked for. */
  | "stores"
  | "locationPermission"
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

/** What names a person or a door (SES-7): stored encrypted. Drafts are stored for this tab only. */
export type PrivateName =
  /** The chosen store and location, the recent locations, and the customer's car. */
  | "place"
  | "locations"
  | "vehicle"
  /** Recent searches for an address and on the menu. */
  | "searches"
  | "menuSearches"
  /** An address that is being typed. */
  | "addressDraft"

const isPrivate = (name: string) => /^(place|locations|vehicle|searches|menuSearches|addressDraft)$/.test(name)

export const areaOf = (name: StoredName) => (name.endsWith("Draft") ? sessionStorage : localStorage)

/** Loaded when it is first needed: a new visitor has nothing private. */
const privateStorage = () => import("./private-storage.ts")

export const PREFIX = "hearth:"

/**
 * Values that live as long as the page: those that could not be stored, and the decrypted private ones, because
 * decrypting takes a moment and screens read at once.
 */
export const memory = new Map<StoredName, string>()

export function readStored<Value>(name: StoredName): Value | null {
  try {
    const text = memory.get(name) ?? (isPrivate(name) ? null : localStorage.getItem(PREFIX + name))
    return text === null ? null : (JSON.parse(text) as Value)
  } catch (error) {
    reportError("storage could not be read", error, { name })
    return null
  }
}

/** A full or forbidden storage is reported and otherwise ignored: the visit goes on with what is in memory. */
export function writeStored(name: StoredName, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (isPrivate(name)) {
    memory.set(name, text)
    privateStorage().then(({ savePrivate }) => savePrivate(name, text), notWritten(name))
    return true
  }
  try {
    localStorage.setItem(PREFIX + name, text)
    memory.delete(name)
    return true
  } catch (error) {
    memory.set(name, text)
    notWritten(name)(error)
    return false
  }
}

export const notWritten = (name: StoredName) => (error: unknown) =>
  reportError("storage could not be written", error, { name })

/** Decrypts what is private into memory. Where nothing is stored there is nothing to wait for. */
export async function restorePrivate(): Promise<void> {
  try {
    const keys = Object.keys({ ...localStorage, ...sessionStorage })
    if (keys.some((key) => isPrivate(key.slice(PREFIX.length)))) await (await privateStorage()).decryptAll()
  } catch (error) {
    reportError("storage could not be read", error)
  }
}

/** Calls back when another tab of this browser has written or removed it. */
export function whenStoredElsewhere(name: StoredName, listener: () => void): () => void {
  const heard = async ({ key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (key !== PREFIX + name && key !== null) return
    if (isPrivate(name)) await (await privateStorage()).decryptInto(name)
    listener()
  }
  addEventListener("storage", heard)
  return () => removeEventListener("storage", heard)
}

export function removeStored(name: StoredName): void {
  memory.delete(name)
  try {
    areaOf(name).removeItem(PREFIX + name)
  } catch (error) {
    notWritten(name)(error)
  }
}
