export const tampers = ["none", "wrong-amount", "wrong-currency", "forged", "old-timestamp"] as const
export type Tamper = (typeof tampers)[number]

/** How callbacks are delivered, as set by an admin call. */
export interface CallbackPlan {
  /** How many copies of each callback are sent. */
  deliver: number
  order: "unchanged" | "shuffled"
  delayMs: number
  tamper: Tamper
  /** How many events the plan applies to. Without it, it applies to all until another plan is set. */
  times?: number
}

export const defaultPlan: CallbackPlan = { deliver: 1, order: "unchanged", delayMs: 0, tamper: "none" }

const MAX_COPIES = 20

/** Parses a plan from an admin call. Returns an error message if the plan is invalid. */
export function parseCallbackPlan(input: Readonly<Record<string, unknown>>): CallbackPlan | string {
  const { deliver = 1, order = "unchanged", delayMs = 0, tamper = "none", times } = input
  if (!isInteger(deliver, 0) || deliver > MAX_COPIES) return `deliver must be a whole number from 0 to ${MAX_COPIES}`
  if (order !== "unchanged" && order !== "shuffled") return "order must be unchanged or shuffled"
  if (!isInteger(delayMs, 0)) return "delayMs must be a whole number of at least 0"
  const chosenTamper = tampers.find((each) => each === tamper)
  if (!chosenTamper) return `tamper must be one of ${tampers.join(", ")}`
  if (times !== undefined && !isInteger(times, 1)) return "times must be a whole number of at least 1"
  return { deliver, order, delayMs, tamper: chosenTamper, times }
}

const isInteger = (value: unknown, min: number): value is number => Number.isSafeInteger(value) && Number(value) >= min

/** The plan by which the next callbacks of a provider are delivered. */
export class CurrentCallbackPlan {
  plan: CallbackPlan = defaultPlan

  /** Returns the plan for this event and counts the event. */
  next(): CallbackPlan {
    const { plan } = this
    if (plan.times !== undefined) this.plan = plan.times > 1 ? { ...plan, times: plan.times - 1 } : defaultPlan
    return plan
  }
}
