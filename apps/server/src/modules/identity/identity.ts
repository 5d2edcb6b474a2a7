import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { createMessages, type Messages } from "../messages/public.ts"

/** A guest who has signed in, and the account that everything of theirs goes to. */
export interface GuestMerge {
  guest: { userId: string; cartId: string }
  /** At a first sign-in the cart is the guest's own. */
  customer: { userId: string; cartId: string }
  country: CountryCode
  now: Date
}

/** Answers sentences about what could not come along. */
export type GuestMerger = (tx: Tx, merge: GuestMerge) => Promise<readonly string[]>

/** Takes away what is personal of somebody whose account is deleted; what the law keeps stays without them. */
export type AccountEraser = (tx: Tx, account: DeletedAccount) => Promise<void>

/** Refuses, by throwing, to let somebody go who is owed something still. */
type DeletionCheck = (tx: Tx, account: DeletedAccount) => Promise<void>

export interface DeletedAccount {
  userId: string
  /** Who they were before they signed in. */
  guestIds: readonly string[]
  cartId: string | null
  country: CountryCode
  /** Their verified number, by which what they did as a guest is found. */
  phone: string | null
}

/** How somebody orders (IDN-10). */
export interface OrderHabits {
  /** Orders that stand. */
  frequency: number
  isVip: boolean
}

type ReadHabits = (db: Queryable, userId: string) => Promise<OrderHabits>

type IdentityPlatform = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

/** What the actions of this module work with. */
export interface Identity extends IdentityPlatform {
  keys: { access: KeyObject; refresh: Uint8Array; mac: KeyObject }
  messages: Messages
  guestMergers: readonly GuestMerger[]
  accountErasers: readonly AccountEraser[]
  deletionChecks: readonly DeletionCheck[]
  /** Before the start. What somebody has elsewhere goes along in the sign-in's own transaction. */
  onGuestMerge(merger: GuestMerger): void
  /** Before the start. In the deletion's own transaction. */
  onAccountErase(eraser: AccountEraser): void
  /** Before the start. In the deletion's own transaction, before anything is taken away. */
  addDeletionCheck(check: DeletionCheck): void
  /** Whoever counts orders knows. Until somebody does, nobody has ordered. */
  readHabits: ReadHabits
  /** Before the start. */
  setHabitsReader(of: ReadHabits): void
}

const noHabits: ReadHabits = async () => ({ frequency: 0, isVip: false })

/** From one secret a key for each purpose, so that what one of them signs means nothing to the other. */
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
    setHabitsReader: (of) => void (readHabits = of),
  }
}
