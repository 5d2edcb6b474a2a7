import type { DeliveryType } from "../orders/delivery-type.ts"

/** FBK-1: the overall rating of an order, in stars, and the rating of each aspect. */
export const starRange = { min: 1, max: 5 } as const
/** FBK-1: the net promoter score: how likely the customer is to recommend us. 0 is an answer. */
export const npsRange = { min: 0, max: 10 } as const

/** What a customer can rate besides the whole order. */
export const aspects = ["TASTE", "TEMPERATURE", "SPEED", "RIDER", "STAFF", "CLEANLINESS"] as const
export type Aspect = (typeof aspects)[number]

const aspectsByDeliveryType: Readonly<Record<DeliveryType, readonly Aspect[]>> = {
  DELIVERY: ["TASTE", "TEMPERATURE", "SPEED", "RIDER"],
  PICKUP: ["TASTE", "TEMPERATURE", "SPEED", "STAFF"],
  CURBSIDE: ["TASTE", "TEMPERATURE", "SPEED", "STAFF"],
  DINEIN: ["TASTE", "SPEED", "STAFF", "CLEANLINESS"],
}

/** The aspects that a customer is asked about, in the sequence of the form. */
export function aspectsOf(deliveryType: DeliveryType): readonly Aspect[] {
  return aspectsByDeliveryType[deliveryType]
}

/** What can be wrong with an aspect. */
const problemsByAspect = {
  TASTE: ["BLAND", "TOO_SALTY", "BURNT", "UNDERCOOKED", "NOT_FRESH", "WRONG_TOPPINGS"],
  TEMPERATURE: ["COLD", "SOGGY"],
  SPEED: ["LATE", "LONG_WAIT"],
  RIDER: ["IMPOLITE", "DIDNT_FIND_ADDRESS", "CARELESS", "ASKED_FOR_TIP"],
  STAFF: ["IMPOLITE", "INATTENTIVE"],
  CLEANLINESS: ["TABLE", "FLOOR", "WASHROOM"],
} as const satisfies Record<Aspect, readonly string[]>

export type Problem = (typeof problemsByAspect)[Aspect][number]
export const problems = [...new Set(Object.values(problemsByAspect).flat())] as readonly Problem[]

export function problemsOf(aspect: Aspect): readonly Problem[] {
  return problemsByAspect[aspect]
}

/** A customer's ratings of an order. */
export interface Ratings {
  /** Stars; null if the customer gave none. */
  overall: number | null
  nps: number | null
  aspects: Readonly<Partial<Record<Aspect, number>>>
}

export type RatingsError = "OVERALL_RATING_NEEDED" | "ASPECT_NOT_ASKED"

/**
 * FBK-1: ratings of aspects or dishes need the overall rating, and only the aspects of the delivery type can be rated.
 * Feedback without an order has no delivery type and no aspects.
 */
export function checkRatings(
  { overall, aspects: rated }: Ratings,
  { deliveryType, ratesDishes }: { deliveryType: DeliveryType | null; ratesDishes: boolean },
): RatingsError | undefined {
  const ratedAspects = Object.keys(rated) as Aspect[]
  const askedAspects = deliveryType === null ? [] : aspectsOf(deliveryType)
  if (ratedAspects.some((aspect) => !askedAspects.includes(aspect))) return "ASPECT_NOT_ASKED"
  const needsOverall = ratedAspects.length > 0 || ratesDishes || deliveryType !== null
  return needsOverall && overall === null ? "OVERALL_RATING_NEEDED" : undefined
}

const LOW_STARS = 3
/** Up to this, customers count as detractors of the net promoter score. */
const LOW_NPS = 6

/** The rated aspects with few stars. */
export function lowAspects(rated: Ratings["aspects"]): Aspect[] {
  return aspects.filter((aspect) => (rated[aspect] ?? starRange.max) <= LOW_STARS)
}

/** Whether the customer is asked what went wrong. */
export function isLowScore({ overall, nps, aspects: rated }: Ratings): boolean {
  const isLow = (overall ?? starRange.max) <= LOW_STARS || (nps ?? npsRange.max) <= LOW_NPS
  return isLow || lowAspects(rated).length > 0
}

/** How long after the handover an order can be rated. */
export const RATE_WITHIN_DAYS = 30
