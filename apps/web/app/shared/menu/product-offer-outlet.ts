import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { createStore } from "@hearth/browser/store.ts"
import type { ComponentType } from "react"

export interface ProductOffer {
  product: Product
  /** The chosen size. */
  size: string | undefined
  onSize: (size: string) => void
}

interface ProductOfferOutlet {
  /** Shown in a product's sheet above the button that adds it to the cart. */
  Offer: ComponentType<ProductOffer> | undefined
}

/** What a product's sheet offers besides buying it. Set once the page is idle. */
const outlet = createStore<ProductOfferOutlet>({ Offer: undefined })

export const useProductOffer = outlet.use
export const setProductOffer = outlet.set
