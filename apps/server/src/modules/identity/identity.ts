import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { createMessages, type Messages } from "../messages/public.ts"

/** A guest who has signed in, and the account that everything of theirs goes to. */
export interface Joining {
  guest: { userId: string; cartId: string }
  /** At a first sign-in the cart is the guest's own. */
  customer: { userId: string; cartId: string }
  country: CountryCode
  now: Date
}

/** Answers sentences about what could not come along. */
export type Joiner = (tx: Tx, joining: Joining) => Promise<readonly string[]>

/** Takes away what is personal of somebody whose account is deleted; what the law keeps stays without them. */
export type Forgetter = (tx: Tx, gone: GoneCustomer) => Promise<void>

/** Refuses, by throwing, to let somebody go who is owed something still. */
type LeaveCheck = (tx: Tx, leaving: GoneCustomer) => Promise<void>

export interface GoneCustomer {
  userId: string
  /** Who they were before they signed in. */
  guestIds: readonly string[]
  cartId: string | null
  country: CountryCode
  /** Their verified number, by which what they did as a guest is found. */
  phone: string | null
}

/** How somebody orders (IDN-10). */
export interface Habits {
  /** Orders that stand. */
  frequency: number
  isVip: boolean
}

type HabitsOf = (db: Queryable, userId: string) => Promise<Habits>

type Needs = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

/** What the actions of this module work with. */
export interface Identity extends Needs {
  keys: { access: KeyObject; refresh: Uint8Array; mac: KeyObject }
  messages: Messages
  joiners: readonly Joiner[]
  forgetters: readonly Forgetter[]
  leaveChecks: readonly LeaveCheck[]
  /** Before the start. What somebody has elsewhere goes along in the sign-in's own transaction. */
  onJoin(joiner: Joiner): void
  /** Before the start. In the deletion's own transaction. */
  onForget(forgetter: Forgetter): void
  /** Before the start. In the deletion's own transaction, before anything is taken away. */
  mayForget(check: LeaveCheck): void
  /** Whoever counts orders knows. Until somebody does, nobody has ordered. */
  habitsOf: HabitsOf
  /** Before the start. */
  askHabits(of: HabitsOf): void
}

const neverOrdered: HabitsOf = async () => ({ frequency: 0, isVip: false })

/** From one secret a key for each purpose, so that what one of them signs means nothing to the other. */
export function createIdentity(platform: Needs, messages: Messages = createMessages(platform)): Identity {
  const { db, clock, random, log, settings } = platform
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", settings.secret, "hearth", purpose, 32))
  const joiners: Joiner[] = []
  const forgetters: Forgetter[] = []
  const leaveChecks: LeaveCheck[] = []
  let habitsOf = neverOrdered
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
    joiners,
    forgetters,
    leaveChecks,
    onJoin: (joiner) => void joiners.push(joiner),
    onForget: (forgetter) => void forgetters.push(forgetter),
    mayForget: (check) => void leaveChecks.push(check),
    habitsOf: (queryable, userId) => habitsOf(queryable, userId),
    askHabits: (of) => void (habitsOf = of),
  }
}
