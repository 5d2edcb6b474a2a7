import type { OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import { createStore } from "../shell/store.ts"
import { readStored, whenStoredElsewhere, writeStored } from "./storage.ts"
import { fieldsOf } from "./stored-shapes.ts"

/** What offers there are, and what counts for or against this customer, with whose and where that is. */
export interface HeldRules {
  cartId: string
  storeId: string
  /** Of a guest; who logs in may have other ones for the same cart. */
  guest: boolean
  /** By the server's clock. */
  askedAt: number
  rules: OfferRules
}

const held = createStore<HeldRules | null>(null)

export const useHeldRules = held.use
export const heldRules = held.get
export const whenRulesChange = held.subscribe

/** At the start, and when another tab has newer ones. */
export function restoreRules(): void {
  takeStored()
  whenStoredElsewhere("offerRules", takeStored)
}

export function keepRules(next: HeldRules): void {
  held.set(next)
  writeStored("offerRules", next)
}

/** Those a bill of this cart goes by; null where others are held, or none. */
export function rulesFor(of: Pick<HeldRules, "cartId" | "storeId" | "guest">): OfferRules | null {
  const now = held.get()
  const isOf = now && now.cartId === of.cartId && now.storeId === of.storeId && now.guest === of.guest
  return isOf ? now.rules : null
}

/** Whoever wrote it, an older version of this page or a hand: half of them are none. */
function takeStored(): void {
  const stored = readStored<HeldRules>("offerRules")
  const { rules, askedAt } = fieldsOf(stored)
  const { offers, customer, uses, city } = fieldsOf(rules)
  const isWhole =
    typeof askedAt === "number" &&
    Array.isArray(offers) &&
    Array.isArray(fieldsOf(customer).won) &&
    typeof uses === "object" &&
    typeof city === "string"
  if (stored && isWhole && askedAt > (held.get()?.askedAt ?? 0)) held.set(stored)
}

type Wanted = "rules" | "rules and cart"
const wanted = new Set<(what: Wanted) => void>()

/** Who can ask the server listens here. */
export function whenRulesWanted(listener: (what: Wanted) => void): void {
  wanted.add(listener)
}

/** They are missing, or too old to go by. */
export function wantRules(what: Wanted = "rules"): void {
  for (const ask of wanted) ask(what)
}
