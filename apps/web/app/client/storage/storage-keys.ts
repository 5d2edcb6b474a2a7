import { reportError } from "../report-error.ts"

/** Names of everything kept in local storage, in one place so that logout can clear it (SES-7). Others come with their feature. */
export type StorageKey =
  | "previousScreen"
  | "appConfig"
  /** What the visitor said to cookies, "yes" or "no", and that they declined to install the app. */
  | "cookieConsent"
  | "installDeclined"
  | "user"
  /** How far somebody has come who is signing in. */
  | "login"
  /** Which details of an order are not to be saved: encrypted, because it names a door. */
  | "declinedDetails"
  | PrivateStorageKey
  /** The stores chosen last, and whether the position may be asked for. */
  | "stores"
  | "locationPermission"
  /** The messages that were shown. */
  | "seenAlerts"
  /** The favourites as last known, and whether it was said where a guest's are kept. */
  | "favourites"
  | "favouritesHint"
  /** What every page shows of the cart; the cart as the server had it last; the code last applied. */
  | "cartGlance"
  | "cart"
  | "couponCode"
  /** That this customer, or a guest of this browser, has ordered before: offers for a first order are not for them. */
  | "hasOrdered"
  /** The order of before that the cart was filled from, and what of it changed. */
  | "fromReorder"
  /** The offers there are, to judge by without asking; and a spin of the wheel whose answer has not come. */
  | "offerRules"
  | "wheelSpin"
  /** What a tab has not yet told the server of its cart. */
  | `cartCalls:${string}`

/** What names a person or a door (SES-7): stored encrypted. Drafts are stored for this tab only. */
export type PrivateStorageKey =
  /** The chosen store and location, the recent locations, and the customer's car. */
  | "place"
  | "locations"
  | "vehicle"
  /** Recent searches for an address and on the menu. */
  | "searches"
  | "menuSearches"
  /** An address that is being typed, and what was written and chosen at the checkout. */
  | "addressDraft"
  | "checkoutDraft"
  /** What was written for the kitchen and the rider, as long as the server does not know of it. */
  | "wordsDraft"

export const storageAreaOf = (name: StorageKey) => (name.endsWith("Draft") ? sessionStorage : localStorage)

export const STORAGE_PREFIX = "hearth:"

/**
 * Values that live as long as the page: those that could not be stored, and the decrypted private ones, because
 * decrypting takes a moment and screens read at once.
 */
export const memoryStorage = new Map<StorageKey, string>()

export const reportWriteFailure = (name: StorageKey) => (error: unknown) =>
  reportError("storage could not be written", error, { name })
