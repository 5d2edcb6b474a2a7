export const failureModes = [
  "ok",
  "refuse",
  "hang",
  "reset",
  "slow",
  "error500",
  "over-limit",
  "denied",
  "unknown-error",
  "wrong-body",
  "wrong-form",
  "empty",
] as const
export type FailureMode = (typeof failureModes)[number]
