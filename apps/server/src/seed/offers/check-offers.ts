import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isForFirstOrder } from "@hearth/domain/offers/is-for-first-order.ts"
import type { Offer, ItemSelector, PlainBenefit } from "@hearth/domain/offers/offer.ts"
import { productTypes } from "@hearth/domain/menu/product-types.ts"
import type { SeedMenu } from "../menu-schema.ts"
import { checkOfferAmounts } from "./check-offer-amounts.ts"
import { offerSchema } from "@hearth/contract/calls/offer.shape.ts"

/** What the offers of a country may refer to. */
export interface OfferContext {
  country: CountryCode
  menu: SeedMenu
  stores: readonly string[]
  /** The names of the cities. */
  cities: readonly string[]
}

/** Returns everything that is wrong with a country's offers, in sentences. Checks the form first, as with a menu. */
export function checkOffers(offers: readonly Offer[], context: OfferContext): string[] {
  const formProblems = offers.flatMap((offer) => {
    const { success, error } = offerSchema.safeParse(offer)
    return success ? [] : error.issues.map(({ path, message }) => `${offer.id}: ${path.join(".")}: ${message}`)
  })
  if (formProblems.length > 0) return formProblems
  const referenceProblems = [
    ...duplicateNames(offers),
    ...offers.flatMap((offer) => unknownReferences(offer, context)),
    ...offers.flatMap(repeatedConditions),
    ...brokenDeals(offers, context),
  ]
  if (referenceProblems.length > 0) return referenceProblems
  return offers.flatMap((offer) => [
    ...checkOfferAmounts(offer, context.country),
    ...comboTooExpensive(offer, context.menu),
  ])
}

function duplicateNames(offers: readonly Offer[]): string[] {
  const names = [...offers.map(({ id }) => id), ...offers.flatMap(({ code }) => code ?? [])]
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is listed twice`)
}

/** `selectCoveredUnits` builds one selector of items, which has room for one list of each kind. */
function repeatedConditions({ id, conditions }: Offer): string[] {
  return (["categories", "products", "sizes"] as const)
    .filter((kind) => conditions.filter((each) => each.kind === kind).length > 1)
    .map((kind) => `${id} has more than one condition of the kind ${kind}`)
}

function unknownReferences(
  { id, conditions, benefit }: Offer,
  { country, menu, stores, cities }: OfferContext,
): string[] {
  const benefits = benefit.kind === "milestone" ? benefit.offerOptions.map((option) => option.benefit) : [benefit]
  const picks: ItemSelector[] = benefits.flatMap(picksOf)
  const missing: string[] = []
  for (const condition of conditions) {
    if (condition.kind === "stores") missing.push(...condition.stores.filter((each) => !stores.includes(each)))
    if (condition.kind === "cities") missing.push(...condition.cities.filter((each) => !cities.includes(each)))
    if (condition.kind === "categories" || condition.kind === "products" || condition.kind === "sizes")
      picks.push(condition)
  }
  const knownIds = new Set([
    ...productTypes,
    ...menu.products.map((product) => product.id),
    ...menu.categories.map(({ slug }) => slug),
    ...menu.products.flatMap(({ sizes = [] }) => sizes.map((size) => size.id)),
  ] as string[])
  for (const { categories = [], products = [], sizes = [] } of picks)
    missing.push(...[...categories, ...products, ...sizes].filter((each) => !knownIds.has(each)))
  return [
    ...(id.startsWith(`${country.toLowerCase()}-`) ? [] : [`${id} belongs to another country`]),
    ...missing.map((each) => `${id}: there is no ${each}`),
  ]
}

function picksOf(benefit: PlainBenefit): ItemSelector[] {
  if (benefit.kind === "item-free") return [{ products: benefit.products, sizes: benefit.sizes }]
  return benefit.kind === "combo-price" ? benefit.parts.map(({ pick }) => pick) : []
}

/** A code in one of the menu's deals must exist, with the same restriction to first orders. */
function brokenDeals(offers: readonly Offer[], { menu }: OfferContext): string[] {
  return menu.deals.flatMap(({ id, code, firstOrderOnly = false }) => {
    if (code === null) return []
    const offer = offers.find((each) => each.code === code)
    if (!offer) return [`${id} names ${code}, which is not a code`]
    return isForFirstOrder(offer) === firstOrderOnly
      ? []
      : [`${id} and ${code} differ in whether they are for a first order`]
  })
}

/** A combo must save money even with the cheapest products that can be picked. */
function comboTooExpensive({ id, benefit }: Offer, menu: SeedMenu): string[] {
  if (benefit.kind !== "combo-price") return []
  const cheapest = benefit.parts.reduce((sum, { pick, count }) => sum + count * Math.min(...pricesOf(pick, menu)), 0)
  return benefit.price < cheapest ? [] : [`${id} is no cheaper than the cheapest products for it`]
}

function pricesOf({ categories, products, sizes }: ItemSelector, menu: SeedMenu): number[] {
  const listed = new Set(
    menu.categories.filter(({ slug }) => categories?.includes(slug)).flatMap((each) => each.products),
  )
  return menu.products
    .filter(({ id, type }) => !categories || categories.includes(type) || listed.has(id))
    .filter(({ id }) => !products || products.includes(id))
    .flatMap((product) =>
      product.sizes
        ? product.sizes.filter((size) => !sizes || sizes.includes(size.id)).map(({ price }) => price)
        : (product.price ?? []),
    )
}
