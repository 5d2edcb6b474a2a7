import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { createStore } from "../client/create-store.ts"
import { parseOfferRules, RULES_VERSION } from "./parse-offer-rules.ts"
import { readStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** What offers there are, and what counts for or against this customer, with whose and where that is. */
export interface StoredRules {
  cartId: string
  storeId: string
  /** Of a guest; who logs in may have other ones for the same cart. */
  guest: boolean
  /** By the server's clock. */
  askedAt: number
  rules: OfferEngineRules
}

const rulesStore = createStore<StoredRules | null>(null)

export const useOfferRules = rulesStore.use
export const currentOfferRules = rulesStore.get
export const onRulesChange = rulesStore.subscribe

/** At the start, and when another tab has newer ones. */
export function restoreRules(): void {
  adoptStoredRules()
  onStoredElsewhere("offerRules", adoptStoredRules)
}

export function storeRules(next: StoredRules): void {
  rulesStore.set(next)
  writeStored("offerRules", { ...next, shape: RULES_VERSION })
}

/** Those a bill of this cart goes by; null where others are held, or none. */
export function findRules(cart: Pick<StoredRules, "cartId" | "storeId" | "guest">): OfferEngineRules | null {
  const current = rulesStore.get()
  const isMatch =
    current && current.cartId === cart.cartId && current.storeId === cart.storeId && current.guest === cart.guest
  return isMatch ? current.rules : null
}

function adoptStoredRules(): void {
  const { shape, rules, ...rest } = asRecord(readStored<unknown>("offerRules"))
  const { cartId, storeId, guest, askedAt } = rest
  const read = shape === RULES_VERSION ? parseOfferRules(rules) : null
  if (!read || typeof cartId !== "string" || typeof storeId !== "string" || typeof askedAt !== "number") return
  if (askedAt > (rulesStore.get()?.askedAt ?? 0))
    rulesStore.set({ cartId, storeId, guest: guest !== false, askedAt, rules: read })
}

type RulesRequest = "rules" | "rules and cart"
const requestListeners = new Set<(what: RulesRequest) => void>()

/** Who can ask the server listens here. */
export function onRulesRequested(listener: (what: RulesRequest) => void): void {
  requestListeners.add(listener)
}

/** They are missing, or too old to go by. */
export function requestRules(request: RulesRequest = "rules"): void {
  for (const listener of requestListeners) listener(request)
}
