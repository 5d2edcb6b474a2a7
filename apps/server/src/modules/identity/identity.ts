import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { createMessages, type Messages } from "../messages/public.ts"

/** A guest who has signed in, and the account that the guest's data is merged into. */
export interface GuestMerge {
  guest: { userId: string; cartId: string }
  /** At the first sign-in this is the guest's cart. */
  customer: { userId: string; cartId: string }
  country: CountryCode
  now: Date
}

/** Returns sentences about data that could not be merged. */
export type GuestMerger = (tx: Tx, merge: GuestMerge) => Promise<readonly string[]>

/** Erases the personal data of a deleted account; records that the law requires are preserved without it. */
export type AccountEraser = (tx: Tx, account: DeletedAccount) => Promise<void>

/** Throws if the account can't be deleted yet, for example because of an open order. */
type DeletionCheck = (tx: Tx, account: DeletedAccount) => Promise<void>

export interface DeletedAccount {
  userId: string
  /** The guests that were merged into this account. */
  guestIds: readonly string[]
  cartId: string | null
  country: CountryCode
  /** The verified number, used to find data from the time when the customer was a guest. */
  phone: string | null
}

/** How often a customer orders (IDN-10). */
export interface OrderHabits {
  /** The number of orders, without cancelled ones. */
  frequency: number
  isVip: boolean
}

type ReadHabits = (db: Queryable, userId: string) => Promise<OrderHabits>

type IdentityPlatform = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

/** The dependencies of this module's actions. */
export interface Identity extends IdentityPlatform {
  keys: { access: KeyObject; refresh: Uint8Array; mac: KeyObject }
  messages: Messages
  guestMergers: readonly GuestMerger[]
  accountErasers: readonly AccountEraser[]
  deletionChecks: readonly DeletionCheck[]
  /** Must be called before the start. Mergers run in the transaction of the sign-in. */
  onGuestMerge(merger: GuestMerger): void
  /** Must be called before the start. Erasers run in the transaction of the deletion. */
  onAccountErase(eraser: AccountEraser): void
  /** Must be called before the start. Checks run in the transaction of the deletion, before any data is erased. */
  addDeletionCheck(check: DeletionCheck): void
  /** Provided by the module that counts orders through `setHabitsReader`; until then every customer has zero orders. */
  readHabits: ReadHabits
  /** Must be called before the start. */
  setHabitsReader(read: ReadHabits): void
}

const noHabits: ReadHabits = async () => ({ frequency: 0, isVip: false })

/**
 * Derives a separate key for each purpose from one secret, so that a signature for one purpose is invalid for the
 * others.
 */
export function createIdentity(platform: IdentityPlatform, messages: Messages = createMessages(platform)): Identity {
  const { db, clock, random, log, settings } = platform
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", settings.secret, "hearth", purpose, 32))
  const guestMergers: GuestMerger[] = []
  const accountErasers: AccountEraser[] = []
  const deletionChecks: DeletionCheck[] = []
  let readHabits = noHabits
  return {
    db,
    clock,
    random,
    log,
    settings,
    messages,
    keys: {
      access: createSecretKey(keyFor("access token")),
      refresh: keyFor("refresh token"),
      mac: createSecretKey(keyFor("identity")),
    },
    guestMergers,
    accountErasers,
    deletionChecks,
    onGuestMerge: (merger) => void guestMergers.push(merger),
    onAccountErase: (eraser) => void accountErasers.push(eraser),
    addDeletionCheck: (check) => void deletionChecks.push(check),
    readHabits: (queryable, userId) => readHabits(queryable, userId),
    setHabitsReader: (read) => void (readHabits = read),
  }
}
