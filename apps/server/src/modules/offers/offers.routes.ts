import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import { type CartOffers, type CartOwner, type Carts, requireOwnCart, sessionCart } from "../cart/public.ts"
import { blockedByVendor } from "../configuration/public.ts"
import { describeMilestone } from "./coupons/describe-milestone.ts"
import { readWheel } from "./wheel/read-wheel.ts"
import { findBankOffers } from "./coupons/find-bank-offers.ts"
import { combineOffers } from "./coupons/combine-offers.ts"
import { findOffer } from "./find-offer.ts"
import { purgeExpiredGuests } from "./customers/purge-expired-guests.ts"
import { listCoupons } from "./coupons/list-coupons.ts"
import { listStoreOffers } from "./coupons/list-store-offers.ts"
import { suggestItems } from "./suggest-items.ts"
import { spinWheel } from "./wheel/spin-wheel.ts"
import { validatePromo } from "./validate-promo.ts"

interface OffersDeps {
  offers: CartOffers
  carts: Carts
  findStore(country: CountryCode, id: string): { city: string } | undefined
}

export function offersRoutes(platform: Platform, { offers, carts, findStore }: OffersDeps): void {
  const { route, db, clock, random, jobs } = platform
  const offersFor = ({ country, clientType }: CartOwner) => offers.offersOf(country, clientType)

  route("GET /agg/cart-service/ve1/cart/{cartId}/offers", async (call) => {
    assertOffersAllowed(call.request)
    const owner = requireOwnCart(call)
    return listCoupons(offersFor(owner), await carts.evaluate(owner))
  })
  route("GET /cart/offers", async (call) => {
    assertOffersAllowed(call.request)
    const owner = sessionCart(call)
    return listCoupons(offersFor(owner), await carts.evaluate(owner))
  })
  route("GET /agg/cart-service/ve1/cart/{cartId}/offers/combined", async (call) => {
    assertOffersAllowed(call.request)
    const owner = requireOwnCart(call)
    return {
      currency: currencyOf(owner.country),
      combinedOffers: combineOffers(offersFor(owner), await carts.evaluate(owner), call.query),
    }
  })
  route("GET /agg/cart-service/ve1/cart/{cartId}/promo/{code}/validate", (call) =>
    validatePromo(carts, requireOwnCart(call), call.params.code),
  )
  route("GET /agg/ve1/leftnav/store/{storeId}/offers", async (call) => {
    assertOffersAllowed(call.request)
    const { country, params, session } = call
    const store = findStore(country, params.storeId)
    if (!store) throw new AppError("STORE_NOT_FOUND")
    const at = clock.now().getTime()
    const facts = await offers.readCustomerFacts(db, country, session.userId, at)
    const { storeId } = params
    const emptyCart = { lines: [], payment: null, wanted: [], deliveryType: "DELIVERY" } as const
    const context = { country, at, storeId, city: store.city, ...facts, ...emptyCart }
    return {
      currency: currencyOf(country),
      coupons: listStoreOffers(offersFor(sessionCart(call)), context),
    }
  })
  route("GET /agg/cart-service/ve1/cart/offers/gamify", async (call) => {
    assertOffersAllowed(call.request)
    const { country, session } = call
    const customer = { userId: session.userId, country, at: clock.now() }
    return readWheel(db, offersFor(sessionCart(call)), customer)
  })
  route("POST /agg/cart-service/ve1/cart/offers/gamify", async (call) => {
    assertOffersAllowed(call.request)
    const { session, country, request } = call
    const spinInput = { session, country, request, at: clock.now() }
    return spinWheel(call.tx, offersFor(sessionCart(call)), random, spinInput)
  })
  route("GET /promo-service/ve1/promo/{code}/tnc", (call) => {
    assertOffersAllowed(call.request)
    const { terms } = findOffer(offersFor(sessionCart(call)), call.params.code)
    return { tncList: [...terms] }
  })
  route("GET /promo-service/ve1/promo/milestone/{couponCode}/status", async (call) => {
    assertOffersAllowed(call.request)
    const owner = sessionCart(call)
    const offer = findOffer(offersFor(owner), call.params.couponCode)
    return describeMilestone(offer, await carts.evaluate(owner))
  })
  route("GET /cart-service/ve2/cart/{cartId}/upsell_items", async (call) => {
    const owner = requireOwnCart(call)
    const offersShown = isBlocked(call.request) ? [] : offersFor(owner)
    const items = suggestItems(offersShown, await carts.evaluate(owner), owner.country)
    return { items }
  })
  route("GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}", async (call) => {
    assertOffersAllowed(call.request)
    const owner = requireOwnCart(call)
    return findBankOffers(offersFor(owner), await carts.evaluate(owner), call.params.cardInitialDigits)
  })
  jobs.every("offers.forget-guests", "53 4 * * *", () => purgeExpiredGuests(platform))
}

function isBlocked(request: FastifyRequest): boolean {
  return blockedByVendor[toClientType(request.headers["client-type"])].includes("offers")
}

/** SEC-6: refuses offers in the app of a partner that blocks them. */
function assertOffersAllowed(request: FastifyRequest): void {
  if (isBlocked(request)) throw new AppError("FEATURE_OFF")
}
