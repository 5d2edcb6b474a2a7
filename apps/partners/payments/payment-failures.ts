import { type FailurePlan, Failures, parseFailurePlan } from "../http/failure-plan.ts"

const failureModes = [
  "ok",
  "refuse",
  "hang",
  "reset",
  "error500",
  "too-many",
  "slow",
  "wrong-body",
  "wrong-status",
  "twice",
] as const
export type FailureMode = (typeof failureModes)[number]

export interface PaymentFailurePlan extends FailurePlan<FailureMode> {
  /** Restricts the plan to calls whose path contains this text. */
  path?: string
  /** The status of a response in the mode `wrong-status`. */
  status?: number
}

/** Parses a plan from an admin call. Returns an error message if the plan is invalid. */
export function parsePaymentFailurePlan(input: Record<string, unknown>): PaymentFailurePlan | string {
  const plan = parseFailurePlan(failureModes, input)
  const { path, status } = input
  if (typeof plan === "string") return plan
  if (path !== undefined && (typeof path !== "string" || path === "")) return "path must be a part of a path"
  if (path !== undefined && plan.mode === "refuse") return "refuse closes the port for every path"
  if (plan.mode !== "wrong-status") return status === undefined ? { ...plan, path } : "only wrong-status takes a status"
  return isStatus(status) ? { ...plan, path, status } : "status must be from 400 to 599"
}

const isStatus = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 400 && Number(value) <= 599

/** Decides how the next calls of a provider fail, and counts its calls. */
export class PaymentFailures {
  readonly #failures = new Failures<FailureMode>()
  #path: string | undefined
  #status: number | undefined
  #calls = 0

  get plan(): PaymentFailurePlan {
    return { ...this.#failures.plan, path: this.#path, status: this.#status }
  }

  set plan({ path, status, ...plan }: PaymentFailurePlan) {
    this.#failures.plan = plan
    this.#path = path
    this.#status = status
  }

  /** How many calls arrived since the start, whether they failed or not. */
  get calls(): number {
    return this.#calls
  }

  /** Returns the plan for a call to this path, and uses up one of the plan's `times` if it applies to the call. */
  next(path: string): PaymentFailurePlan {
    this.#calls++
    const { plan } = this
    if (this.#path !== undefined && !path.includes(this.#path)) return { ...plan, mode: "ok" }
    this.#failures.next()
    return plan
  }
}
