import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { createStore } from "../client/create-store.ts"
import { parseOfferRules, RULES_VERSION } from "./parse-offer-rules.ts"
import { readStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** The offers and the customer data that they are evaluated with, and the cart and store that they apply to. */
export interface StoredRules {
  cartId: string
  storeId: string
  /** Whether they are a guest's: after sign-in the same cart may have others. */
  guest: boolean
  /** When they were requested, by the server's clock. */
  askedAt: number
  rules: OfferEngineRules
}

const rulesStore = createStore<StoredRules | null>(null)

export const useOfferRules = rulesStore.use
export const currentOfferRules = rulesStore.get
export const onRulesChange = rulesStore.subscribe

/** Restores the stored rules at startup, and whenever another tab stores newer ones. */
export function restoreRules(): void {
  adoptStoredRules()
  onStoredElsewhere("offerRules", adoptStoredRules)
}

export function storeRules(next: StoredRules): void {
  rulesStore.set(next)
  writeStored("offerRules", { ...next, shape: RULES_VERSION })
}

/** The rules for this cart, or null if there are none or they belong to another cart. */
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

/** Registers the listener that fetches the rules from the server. */
export function onRulesRequested(listener: (what: RulesRequest) => void): void {
  requestListeners.add(listener)
}

/** Requests the rules because they are missing or outdated. */
export function requestRules(request: RulesRequest = "rules"): void {
  for (const listener of requestListeners) listener(request)
}
