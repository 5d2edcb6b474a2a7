import { type FailurePlan, Failures, parseFailurePlan } from "../http/failure-plan.ts"

const failureModes = ["ok", "refuse", "hang", "reset", "error500", "too-many", "slow", "wrong-body"] as const
export type FailureMode = (typeof failureModes)[number]

export interface PaymentFailurePlan extends FailurePlan<FailureMode> {
  /** Restricts the plan to calls whose path contains this text. */
  path?: string
}

/** Parses a plan from an admin call. Returns an error message if the plan is invalid. */
export function parsePaymentFailurePlan(input: Record<string, unknown>): PaymentFailurePlan | string {
  const plan = parseFailurePlan(failureModes, input)
  const { path } = input
  if (typeof plan === "string") return plan
  if (path !== undefined && (typeof path !== "string" || path === "")) return "path must be a part of a path"
  if (path !== undefined && plan.mode === "refuse") return "refuse closes the port for every path"
  return { ...plan, path }
}

/** Decides how the next calls of a provider fail. */
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

  /** Returns the plan for a call to this path and counts the call if the plan applies to it. */
  next(path: string): FailurePlan<FailureMode> {
    const { plan } = this.#failures
    return this.#path === undefined || path.includes(this.#path) ? this.#failures.next() : { ...plan, mode: "ok" }
  }
}
