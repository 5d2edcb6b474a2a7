import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { createStore } from "@hearth/browser/store.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import type { CartDeps } from "../cart-deps.ts"
import { parseOfferRules, RULES_VERSION } from "./parse-offer-rules.ts"

/** The offers and the customer data that they are evaluated with, and the cart and store that they apply to. */
export interface StoredRules {
  cartId: string
  storeId: string
  /** Whether the rules are a guest's. After sign-in, other rules may apply to the same cart. */
  guest: boolean
  /** When the rules were requested, by the server's clock. */
  askedAt: number
  rules: OfferEngineRules
}

type RulesRequest = "rules" | "rules and cart"

export type OfferRulesStore = ReturnType<typeof createOfferRules>

/** The rules that price a cart in the browser. offers-sync.ts fetches them. */
export function createOfferRules({ storage }: Pick<CartDeps, "storage">) {
  const current = createStore<StoredRules | null>(null)
  const requestListeners = new Set<(requested: RulesRequest) => void>()

  function adoptStored(): void {
    const { shape, rules, ...storedFields } = asRecord(storage.read<unknown>("offerRules"))
    const { cartId, storeId, guest, askedAt } = storedFields
    const parsedRules = shape === RULES_VERSION ? parseOfferRules(rules) : null
    if (!parsedRules || typeof cartId !== "string" || typeof storeId !== "string" || typeof askedAt !== "number") return
    if (askedAt > (current.get()?.askedAt ?? 0))
      current.set({ cartId, storeId, guest: guest !== false, askedAt, rules: parsedRules })
  }

  return {
    use: current.use,
    current: current.get,
    onChange: current.subscribe,

    /** Restores the stored rules at startup, and whenever another tab stores newer ones. */
    restore(): void {
      adoptStored()
      storage.onChangedElsewhere("offerRules", adoptStored)
    },

    store(next: StoredRules): void {
      current.set(next)
      storage.write("offerRules", { ...next, shape: RULES_VERSION })
    },

    /** The rules for this cart, or null if there are none or they belong to another cart. */
    find(cart: Pick<StoredRules, "cartId" | "storeId" | "guest">): OfferEngineRules | null {
      const stored = current.get()
      const isMatch =
        stored && stored.cartId === cart.cartId && stored.storeId === cart.storeId && stored.guest === cart.guest
      return isMatch ? stored.rules : null
    },

    /** Requests the rules because they are missing or outdated. */
    request(requested: RulesRequest = "rules"): void {
      for (const listener of requestListeners) listener(requested)
    },

    /** Registers the listener that fetches the rules from the server. */
    onRequested: (listener: (requested: RulesRequest) => void) => void requestListeners.add(listener),
  }
}
