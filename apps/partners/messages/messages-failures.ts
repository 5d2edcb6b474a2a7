import { type FailurePlan as Plan, parseFailurePlan as parseAnyPlan } from "../http/failure-plan.ts"

const failureModes = ["ok", "refuse", "hang", "reset", "error500", "too-many", "slow", "wrong-body"] as const
export type FailureMode = (typeof failureModes)[number]
export type FailurePlan = Plan<FailureMode>

export const parseMessagesFailurePlan = (input: Record<string, unknown> | undefined) =>
  parseAnyPlan(failureModes, input)
