import type { Minor } from "../money/format-money.ts"
import type { CartMenu, CartProduct, QuotedLine } from "../pricing/cart-line.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { Missing } from "./offer-evaluation.ts"
import { matchesSelector } from "./split-into-units.ts"
import type { Offer } from "./offer.ts"
import type { OfferLine, EvaluationContext } from "./evaluation-context.ts"

export type UpsellReason =
  | { code: "DRINK" | "SIDE" | "DESSERT" | "BESTSELLER" }
  /**
   * `promoCode` is null for an offer without a code, such as a prize. `isFree`: the offer makes the product free;
   * otherwise it saves `saving`.
   */
  | { code: "OFFER"; promoCode: string | null; isApplied: boolean; isFree: boolean; saving: Minor }

export interface Upsell {
  productId: string
  reason: UpsellReason
}

type UpsellProduct = CartProduct & { badges?: readonly string[] | undefined }
type UpsellMenu = Pick<CartMenu, "categories" | "soldOut"> & { products: readonly UpsellProduct[] }

const MAX_SUGGESTIONS = 8
/** Maximum number of suggestions for offers. The others are products that simply go with the order. */
const MAX_BY_OFFERS = 3
/** The highest acceptable ratio of a product's price to the additional saving. */
const MAX_COST_TO_SAVING = 3

/** The parts of a meal, in the order in which they are suggested. */
const mealParts = [
  { types: ["BEVERAGES"], code: "DRINK" },
  { types: ["SIDES", "CHICKEN"], code: "SIDE" },
  { types: ["DESSERTS"], code: "DESSERT" },
] as const

/**
 * CAR-5: suggests products for a cart, best first: those that unlock an offer which saves more than `currentSaving`
 * (what offers save on this cart without another item), then missing parts of a meal, then bestsellers. Never products
 * that are in the cart or sold out, nor meat for a vegetarian cart. The same cart always gets the same suggestions.
 */
export function suggestUpsell(
  menu: UpsellMenu,
  lines: readonly QuotedLine[],
  offers: readonly Offer[],
  context: EvaluationContext,
  currentSaving: Minor,
): Upsell[] {
  if (lines.length === 0) return []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const isVeg = lines.every(({ foodType }) => foodType === "VEG")
  const addable = menu.products.filter(
    (product) =>
      isOneTap(product) &&
      !inCart.has(product.id) &&
      !menu.soldOut.includes(product.id) &&
      (!isVeg || product.foodType === "VEG"),
  )
  const suggestions = new Map<string, UpsellReason>()
  for (const { productId, reason } of suggestByOffers(addable, menu, offers, context, currentSaving)) {
    if (suggestions.size < MAX_BY_OFFERS && !suggestions.has(productId)) suggestions.set(productId, reason)
  }
  for (const { id, reason } of [...missingMealParts(addable, menu, lines), ...bestsellers(addable)]) {
    if (suggestions.size < MAX_SUGGESTIONS && !suggestions.has(id)) suggestions.set(id, reason)
  }
  return [...suggestions].map(([productId, reason]) => ({ productId, reason }))
}

/** Whether the product can be added with one tap, without any choice. */
function isOneTap({ sizes, pieces, choices }: CartProduct): boolean {
  return sizes.length + pieces.length + choices.length === 0
}

/** Returns a product for each offer that it would unlock, highest saving first. */
function suggestByOffers(
  addable: readonly CartProduct[],
  { categories }: UpsellMenu,
  offers: readonly Offer[],
  context: EvaluationContext,
  currentSaving: Minor,
): Upsell[] {
  const toLine = ({ id, productType, price }: CartProduct): OfferLine => ({
    id: `+${id}`,
    productId: id,
    productType,
    categories: categories.filter(({ productIds }) => productIds.includes(id)).map(({ slug }) => slug),
    size: null,
    quantity: 1,
    price,
  })
  return offers
    .flatMap((offer) => {
      const contextWithCode = { ...context, wanted: offer.code === null ? context.wanted : [offer.code] }
      const evaluation = evaluateOffer(offer, contextWithCode)
      if (evaluation.applies || evaluation.blockers.length > 1) return []
      const { missing } = evaluation.blockers[0]
      if (missing?.kind !== "amount" && !(missing?.kind === "items" && missing.count === 1)) return []
      const fitting = addable
        .map((product) => ({ product, line: toLine(product) }))
        .filter(({ line }) => fillsGap(line, missing))
      // Tries the cheapest product first; for a free item the dearest, because the bill makes the dearest one free.
      const sign = offer.benefit.kind === "item-free" && missing.kind === "items" ? -1 : 1
      for (const { product, line } of fitting.sort((one, other) => sign * (one.line.price - other.line.price))) {
        const evaluationAfter = evaluateOffer(offer, { ...contextWithCode, lines: [...context.lines, line] })
        if (evaluationAfter.applies && line.price <= MAX_COST_TO_SAVING * (evaluationAfter.saving - currentSaving)) {
          const reason = toReason(offer, evaluationAfter.saving, context)
          return [{ productId: product.id, reason, saving: evaluationAfter.saving, offerId: offer.id }]
        }
      }
      return []
    })
    .sort((one, other) => other.saving - one.saving || (one.offerId < other.offerId ? -1 : 1))
}

const undefinedIfEmpty = (list: readonly string[]) => (list.length > 0 ? list : undefined)

function fillsGap(line: OfferLine, missing: Extract<Missing, { kind: "amount" | "items" }>): boolean {
  if (missing.kind === "amount") return line.price >= missing.amount
  const { categories, products, sizes } = missing
  return matchesSelector(line, {
    categories: undefinedIfEmpty(categories),
    products: undefinedIfEmpty(products),
    sizes: undefinedIfEmpty(sizes),
  })
}

/** Names the offer's code, because a code that is not applied has no effect yet. */
function toReason({ code, benefit }: Offer, saving: Minor, { wanted }: EvaluationContext): UpsellReason {
  const isApplied = code === null || wanted.includes(code)
  return { code: "OFFER", promoCode: code, isApplied, isFree: benefit.kind === "item-free", saving }
}

/** Returns one product for each missing part, then a second one for each, and so on. */
function missingMealParts(addable: readonly UpsellProduct[], menu: UpsellMenu, lines: readonly QuotedLine[]) {
  const presentTypes = new Set(lines.flatMap((line) => typesIn(line, menu)))
  const missingParts = mealParts
    .filter(({ types }) => !types.some((type) => presentTypes.has(type)))
    .map(({ types, code }) =>
      bestsellersFirst(addable.filter(({ productType }) => (types as readonly string[]).includes(productType))).map(
        ({ id }) => ({ id, reason: { code } }),
      ),
    )
  return Array.from({ length: MAX_SUGGESTIONS }, (_, nth) => missingParts.flatMap((list) => list[nth] ?? [])).flat()
}

/** Returns the product types of a line; for a box those of everything that it contains or offers as a choice. */
function typesIn({ productId, productType }: QuotedLine, { products }: UpsellMenu): string[] {
  const box = products.find(({ id }) => id === productId)
  const pieces = [...(box?.pieces ?? []), ...(box?.choices.flatMap(({ options }) => options) ?? [])]
  const containedIds = new Set(pieces.map(({ piece }) => piece.split("@")[0]))
  return [productType, ...products.filter(({ id }) => containedIds.has(id)).map((each) => each.productType)]
}

const isBestseller = ({ badges }: UpsellProduct) => badges?.includes("bestseller") ?? false

function bestsellersFirst(products: readonly UpsellProduct[]): UpsellProduct[] {
  return products.toSorted((one, other) => Number(isBestseller(other)) - Number(isBestseller(one)))
}

function bestsellers(addable: readonly UpsellProduct[]) {
  const mealTypes = new Set<string>(mealParts.flatMap(({ types }) => types))
  return addable
    .filter((product) => isBestseller(product) && mealTypes.has(product.productType))
    .map(({ id }) => ({ id, reason: { code: "BESTSELLER" } as const }))
}
