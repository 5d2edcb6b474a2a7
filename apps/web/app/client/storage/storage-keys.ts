import { reportError } from "../report-error.ts"

/**
 * The names of all values in local storage, in one place so that signing out can clear them (SES-7). Some are older
 * than our terms, such as `cartGlance`: they can't be renamed, because browsers have values stored under them.
 */
export type StorageKey =
  | "previousScreen"
  | "appConfig"
  /** The answer to the cookie notice ("yes" or "no"), and that the visitor declined to install the app. */
  | "cookieConsent"
  | "installDeclined"
  | "user"
  /** The progress of a sign-in. */
  | "login"
  /** The details of an order that the customer declined to save. Encrypted, because they include an address. */
  | "declinedDetails"
  | PrivateStorageKey
  /** The recently chosen stores, and whether the browser may be asked for the position. */
  | "stores"
  | "locationPermission"
  /** The alerts that were shown. */
  | "seenAlerts"
  /** The last known favourites, and that a guest was told where their favourites are stored. */
  | "favourites"
  | "favouritesHint"
  /** The cart summary, the server's last cart and the last applied code. */
  | "cartGlance"
  | "cart"
  | "couponCode"
  /** That this customer, or a guest on this browser, has ordered before: they get no offers for a first order. */
  | "hasOrdered"
  /** That the menu has a link to this customer's free pizza, which needs space. */
  | "freePizza"
  /** The earlier order that the cart was filled from, and what changed. */
  | "fromReorder"
  /** The offer rules for evaluation in the browser, and a spin of the wheel that is not answered yet. */
  | "offerRules"
  | "wheelSpin"
  /** A tab's pending cart calls. */
  | `cartCalls:${string}`

/** Values that name a person or an address (SES-7): stored encrypted. Drafts are stored for this tab only. */
export type PrivateStorageKey =
  /** The chosen store and location, the recent locations, and the customer's car. */
  | "place"
  | "locations"
  | "vehicle"
  /** Recent searches for an address and on the menu. */
  | "searches"
  | "menuSearches"
  /** An address that is being typed, and the input at the checkout. */
  | "addressDraft"
  | "checkoutDraft"
  /** Feedback that is being written. */
  | "feedbackDraft"
  /** `wordsDraft`: instructions for the kitchen and the rider that the server doesn't have yet. */
  | "wordsDraft"
  /** A complaint that is being written, and its photos. */
  | "complaintDraft"
  | "complaintPhotosDraft"
  /** The conversation with the chatbot, which may name orders. */
  | "chatDraft"
  /** A message to a case that is being written, and its photos. */
  | "replyDraft"
  | "replyPhotosDraft"

export const storageAreaOf = (name: StorageKey) => (name.endsWith("Draft") ? sessionStorage : localStorage)

export const STORAGE_PREFIX = "hearth:"

/**
 * Values that live as long as the page: those that could not be stored, and the decrypted private ones, because
 * decryption is asynchronous and screens read synchronously.
 */
export const memoryStorage = new Map<StorageKey, string>()

export const reportStorageFailure = (action: "read" | "write", name: StorageKey, error: unknown): void =>
  reportError(action === "read" ? "storage could not be read" : "storage could not be written", error, { name })
