import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { OfferLine, EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { seedMenus } from "../apps/server/src/seed/seed-menus.ts"
import { seedOffers } from "../apps/server/src/seed/offers/seed-offers.ts"
import { median, printResult } from "./bench-result.ts"

/*
 * How long it takes to find the best of 60 offers that all apply: India's offers with only their conditions on
 * products. Once with their own stacking rules, once with any three combinable, far more than a real configuration
 * would allow. Other load on a shared machine only adds time, so the fastest rounds count.
 */

const OFFERS = 60
const ROUNDS = 5
const REPETITIONS = 40
const BAR_MS = 20

for (const [name, change] of [
  ["own stacking rules", {}],
  ["any three combinable", { stackable: true, group: null }],
] as const) {
  for (const quantity of [1, 4]) {
    const context = makeContext(quantity)
    const offers = makeOffers(change)
    const { applied, others } = bestOffers(offers, context)
    const rounds = Array.from({ length: ROUNDS }, () => measure(offers, context))
    const applying = applied.length + others.filter(({ saving }) => saving > 0).length
    console.log(`${name}, ${12 * quantity} items: ${applying} of ${offers.length} apply; ${rounds.join(" ")} ms`)
    printResult({
      name: `best of 60 offers, ${name}, ${12 * quantity} items: ms`,
      value: Math.min(...rounds),
      bar: BAR_MS,
      better: "lower",
    })
  }
}

function makeOffers(change: Partial<Offer>): Offer[] {
  const productConditions = new Set(["categories", "products", "sizes"])
  const withProductConditionsOnly = (offer: Offer, overrides: Partial<Offer>): Offer =>
    Object.assign({}, offer, { startTime: 0, wheel: null }, change, overrides, {
      conditions: offer.conditions.filter(({ kind }) => productConditions.has(kind)),
    })
  return [
    ...seedOffers.IN.map((offer) => withProductConditionsOnly(offer, {})),
    ...seedOffers.IN.map((offer) => withProductConditionsOnly(offer, { id: `${offer.id}-again`, code: null })),
  ].slice(0, OFFERS)
}

/** Twelve lines of all kinds, so that nearly every offer applies. */
function makeContext(quantity: number): EvaluationContext {
  const lines = [
    "in-paneer-makhani@medium",
    "in-farm-garden@medium",
    "in-corn-cheese@regular",
    "in-chicken-tikka@large",
    "in-pasta-pizza-corn@medium",
    "in-mania-corn",
    "in-mania-chicken",
    "in-garlic-bread",
    "in-stuffed-garlic-bread",
    "in-wings-peri",
    "in-lava-cake",
    "in-cola",
  ].map((productAndSize) => makeLine(productAndSize, quantity))
  return {
    country: "IN",
    at: Date.parse("2026-11-17T20:00+05:30"),
    deliveryType: "DELIVERY",
    storeId: "6585R",
    city: "New Delhi",
    lines,
    customer: { orders: 12, segments: [], won: [], points: null },
    uses: {},
    payment: null,
    wanted: [],
  }
}

function makeLine(productAndSize: string, quantity: number): OfferLine {
  const [id, size] = productAndSize.split("@")
  const menu = seedMenus.find(({ country }) => country === "IN")
  const product = menu?.products.find((each) => each.id === id)
  if (!menu || !product) throw new Error(`not on India's menu: ${productAndSize}`)
  const price = product.sizes?.find((each) => each.id === size)?.price ?? product.price ?? 0
  const categories = menu.categories.filter(({ products }) => products.includes(product.id)).map(({ slug }) => slug)
  return {
    id: productAndSize,
    productId: product.id,
    productType: product.type,
    categories,
    size: size ?? null,
    quantity,
    price,
  }
}

function measure(offers: readonly Offer[], context: EvaluationContext): number {
  const times = Array.from({ length: REPETITIONS }, () => {
    const start = performance.now()
    bestOffers(offers, context)
    return performance.now() - start
  })
  return Math.round(median(times) * 100) / 100
}
