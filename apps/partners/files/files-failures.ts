export const failureModes = [
  "ok",
  "refuse",
  "hang",
  "reset",
  "slow",
  "error500",
  "slow-down",
  "wrong-signature",
  "cut-off",
] as const
export type FailureMode = (typeof failureModes)[number]
