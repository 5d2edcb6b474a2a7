import { type FailurePlan, Failures, parseFailurePlan } from "../http/failure-plan.ts"

const failureModes = ["ok", "refuse", "hang", "reset", "error500", "too-many", "slow", "wrong-body"] as const
export type FailureMode = (typeof failureModes)[number]

export interface PaymentFailurePlan extends FailurePlan<FailureMode> {
  /** Only calls whose path has this in it. */
  path?: string
}

/** Reads a plan from an admin call; a text says what is wrong with it. */
export function parsePaymentFailurePlan(input: Record<string, unknown>): PaymentFailurePlan | string {
  const plan = parseFailurePlan(failureModes, input)
  const { path } = input
  if (typeof plan === "string") return plan
  if (path !== undefined && (typeof path !== "string" || path === "")) return "path must be a part of a path"
  if (path !== undefined && plan.mode === "refuse") return "refuse closes the port for every path"
  return { ...plan, path }
}

/** Which way the next calls of a provider go. */
export class PaymentFailures {
  readonly #failures = new Failures<FailureMode>()
  #path: string | undefined

  get plan(): PaymentFailurePlan {
    return { ...this.#failures.plan, path: this.#path }
  }

  set plan({ path, ...plan }: PaymentFailurePlan) {
    this.#failures.plan = plan
    this.#path = path
  }

  /** The mode for a call to this path; counts it where it is concerned. */
  next(path: string): FailurePlan<FailureMode> {
    const { plan } = this.#failures
    return this.#path === undefined || path.includes(this.#path) ? this.#failures.next() : { ...plan, mode: "ok" }
  }
}
