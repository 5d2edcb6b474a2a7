import type { Platform } from "../../platform/platform.ts"
import { requireOwnCart, cartOwnerOf } from "../cart/public.ts"
import { requireOwnCartForOffers } from "./require-client-offers.ts"
import { listStoreOffers } from "./coupons/list-store-offers.ts"
import {
  combineOwnOffers,
  findOwnBankOffers,
  listOwnCoupons,
  readOwnMilestone,
  readTerms,
} from "./coupons/own-coupons.ts"
import { listFreePizzas } from "./list-free-pizzas.ts"
import type { OffersDeps } from "./offers-deps.ts"
import { suggestItems } from "./suggest-items.ts"
import { validatePromo } from "./validate-promo.ts"
import { readOwnWheel } from "./wheel/read-wheel.ts"
import { spinWheel } from "./wheel/spin-wheel.ts"

export function offersRoutes(
  { route, db, clock, random }: Pick<Platform, "route" | "db" | "clock" | "random">,
  otherDeps: Pick<OffersDeps, "offers" | "carts" | "findStore" | "menuOf">,
): void {
  const deps: OffersDeps = { db, clock, random, ...otherDeps }

  route("GET /agg/cart-service/ve1/cart/{cartId}/offers", (call) => listOwnCoupons(deps, requireOwnCartForOffers(call)))
  route("GET /cart/offers", (call) => listOwnCoupons(deps, cartOwnerOf(call)))
  route("GET /agg/cart-service/ve1/cart/{cartId}/offers/combined", (call) =>
    combineOwnOffers(deps, requireOwnCartForOffers(call), call.query),
  )
  route("GET /agg/cart-service/ve1/cart/{cartId}/promo/{code}/validate", (call) =>
    validatePromo(deps.carts, requireOwnCart(call), call.params.code),
  )
  route("GET /agg/ve1/leftnav/store/{storeId}/offers", (call) =>
    listStoreOffers(deps, cartOwnerOf(call), call.params.storeId),
  )
  route("GET /catalog-service/ve1/potp/stores/{storeId}/menu", ({ country, params }) =>
    listFreePizzas(deps, country, params.storeId),
  )
  route("GET /agg/cart-service/ve1/cart/offers/gamify", (call) => readOwnWheel(deps, cartOwnerOf(call)))
  route("POST /agg/cart-service/ve1/cart/offers/gamify", (call) => spinWheel(deps, call.tx, cartOwnerOf(call), call))
  route("GET /promo-service/ve1/promo/{code}/tnc", (call) => ({
    tncList: readTerms(deps, cartOwnerOf(call), call.params.code),
  }))
  route("GET /promo-service/ve1/promo/milestone/{couponCode}/status", (call) =>
    readOwnMilestone(deps, cartOwnerOf(call), call.params.couponCode),
  )
  route("GET /cart-service/ve2/cart/{cartId}/upsell_items", async (call) => ({
    items: await suggestItems(deps, requireOwnCart(call)),
  }))
  route("GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}", (call) =>
    findOwnBankOffers(deps, requireOwnCartForOffers(call), call.params.cardInitialDigits),
  )
}
