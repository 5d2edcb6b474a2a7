/** How a stand-in fails, as set by an admin call. */
export interface FailurePlan<Mode extends string> {
  mode: Mode
  /** How many of the next calls fail. Without it, all calls fail until another plan is set. */
  times?: number
  /** How long a slow response takes. */
  delayMs: number
}

const DEFAULT_DELAY_MS = 8_000

/** Parses a plan from an admin call. Returns an error message if the plan is invalid. */
export function parseFailurePlan<Mode extends string>(
  modes: readonly Mode[],
  input: Record<string, unknown> | undefined,
): FailurePlan<Mode> | string {
  const mode = modes.find((each) => each === input?.["mode"])
  if (!mode) return `mode must be one of ${modes.join(", ")}`
  const { times, delayMs = DEFAULT_DELAY_MS } = input ?? {}
  if (times !== undefined && !isCount(times)) return "times must be a whole number of at least 1"
  if (!isCount(delayMs)) return "delayMs must be a whole number of at least 1"
  // A closed port receives no calls, so there is nothing to count down.
  if (mode === "refuse" && times !== undefined) return "times is not allowed: refuse lasts until another mode is set"
  return { mode, times, delayMs }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

/** Decides how the next calls fail. */
export class Failures<Mode extends string> {
  plan: FailurePlan<Mode | "ok"> = { mode: "ok", delayMs: DEFAULT_DELAY_MS }

  /** Returns the plan for this call and counts the call. */
  next(): FailurePlan<Mode | "ok"> {
    const { plan } = this
    if (plan.times !== undefined) {
      this.plan = plan.times > 1 ? { ...plan, times: plan.times - 1 } : { mode: "ok", delayMs: plan.delayMs }
    }
    return plan
  }
}
