import { NO_RESPONSE, type Result } from "@hearth/browser/result.ts"
import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import * as promoTexts from "@hearth/texts/cart/promo-codes.ts"
import { serverErrorFallback, noResponse, toResult } from "../../client/api/to-result.ts"
import { createStore } from "@hearth/browser/store.ts"
import type { CartDeps } from "../cart-deps.ts"
import type { CartState } from "../cart-state.ts"
import type { CartSync } from "../cart-sync.ts"
import type { Celebration } from "./celebration.ts"

/**
 * `refused`: the code doesn't fit the cart or is unknown. `failed`: the request failed; the code itself was not
 * evaluated.
 */
export type PromoResult = Result<Celebration>

/** Applies and removes promo codes. The server evaluates them against the cart's content. */
export function createPromoCodes(
  { api, random, storage }: Pick<CartDeps, "api" | "random" | "storage">,
  state: CartState,
  sync: CartSync,
) {
  /**
   * SES-7: the code that was applied last, or was chosen and waits for a cart that it fits. Null on the server and
   * during hydration.
   */
  const couponCode = createStore<string | null>(null)

  function setCouponCode(next: string | null): void {
    couponCode.set(next)
    if (next === null) storage.remove("couponCode")
    else storage.write("couponCode", next)
  }

  /** Sends pending changes first, because a code is evaluated against the cart's content. */
  function runAfterChanges<Data>(work: () => Promise<Result<Data>>): Promise<Result<Data>> {
    return sync.runInOrder(async () => {
      const result = (await sync.sendPendingCalls()) ? await work() : noResponse
      state.publish()
      if (result.ok || result.kind === "refused") return result
      const isLost = result.code === NO_RESPONSE
      return { ...result, message: isLost ? promoTexts.couldNotReach : requestErrorTexts.looksLikeServerError }
    })
  }

  async function sendApply(code: string, others: readonly string[] = []): Promise<PromoResult> {
    const params = { cartId: await sync.ensureCartId().catch(() => ""), code }
    const result = await toResult(
      api("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...promoRequest(others) }),
      ({ data }) => data,
      serverErrorFallback,
    )
    if (!result.ok) return result
    const { cart, ...celebration } = result.data
    acceptPromoCart(cart)
    setCouponCode(celebration.promoCode)
    return { ok: true, data: celebration }
  }

  async function sendRemove(code: string, others: readonly string[] = []): Promise<Result<Cart>> {
    const params = { cartId: await sync.ensureCartId().catch(() => ""), code }
    const result = await toResult(
      api("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...promoRequest(others) }),
      ({ data }) => data,
      serverErrorFallback,
    )
    if (!result.ok) return result
    acceptPromoCart(result.data)
    // Another code may be waiting for a cart that it fits.
    if ([code, ...others].includes(couponCode.get() ?? "")) setCouponCode(null)
    return result
  }

  function promoRequest(others: readonly string[]) {
    const query = { with: others.length > 0 ? others.join(",") : undefined }
    return { query, idempotencyKey: random.uuid() }
  }

  function acceptPromoCart(cart: Cart): void {
    state.accept(cart)
    state.acknowledgeOwnOffers()
  }

  async function removeAllPromos(): Promise<PromoResult> {
    const [first, ...others] = state.stored().cart?.promos ?? []
    const removeResult = first === undefined ? undefined : await sendRemove(first, others)
    if (removeResult && !removeResult.ok) return removeResult
    const bill = state.stored().cart?.bill
    const [prize] = bill?.discounts ?? []
    const confettiMessage = prize ? promoTexts.offerApplied(prize.title) : promoTexts.prizeApplied
    const confettiSubMessage = bill ? promoTexts.youSave(bill.discount, bill.country) : ""
    return { ok: true, data: { promoCode: null, confettiMessage, confettiSubMessage } }
  }

  return {
    couponCode,
    setCouponCode,

    restoreCouponCode(): void {
      const stored = storage.read<unknown>("couponCode")
      couponCode.set(typeof stored === "string" && stored !== "" ? stored : null)
    },

    applyPromo: (code: string): Promise<PromoResult> => runAfterChanges(() => sendApply(code)),

    /**
     * OFR-8: applies a whole set in one call: either all codes are applied or the current ones stay. A set without
     * codes consists of prizes, which apply automatically once the codes that block them are removed.
     */
    applyPromoSet: (codes: readonly string[]): Promise<PromoResult> =>
      runAfterChanges(() => {
        const [first, ...others] = codes
        return first === undefined ? removeAllPromos() : sendApply(first, others)
      }),

    removePromo: (code: string): Promise<Result<Cart>> => runAfterChanges(() => sendRemove(code)),
  }
}
