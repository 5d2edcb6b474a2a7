import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { createStore } from "../shell/store.ts"
import { readRules, RULES_SHAPE } from "./read-rules.ts"
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
  rules: OfferEngineRules
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
  writeStored("offerRules", { ...next, shape: RULES_SHAPE })
}

/** Those a bill of this cart goes by; null where others are held, or none. */
export function rulesFor(of: Pick<HeldRules, "cartId" | "storeId" | "guest">): OfferEngineRules | null {
  const now = held.get()
  const isOf = now && now.cartId === of.cartId && now.storeId === of.storeId && now.guest === of.guest
  return isOf ? now.rules : null
}

function takeStored(): void {
  const { shape, rules, ...of } = fieldsOf(readStored<unknown>("offerRules"))
  const { cartId, storeId, guest, askedAt } = of
  const read = shape === RULES_SHAPE ? readRules(rules) : null
  if (!read || typeof cartId !== "string" || typeof storeId !== "string" || typeof askedAt !== "number") return
  if (askedAt > (held.get()?.askedAt ?? 0)) held.set({ cartId, storeId, guest: guest !== false, askedAt, rules: read })
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
