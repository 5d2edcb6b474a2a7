/** The failure modes of the token endpoint; `refuse` closes the port. */
export const failureModes = [
  "ok",
  "refuse",
  "hang",
  "slow",
  "error500",
  "wrong-body",
  "wrong-signature",
  "wrong-issuer",
  "wrong-audience",
  "wrong-nonce",
  "no-nonce",
  "expired",
  "unsigned",
  "signed-with-secret",
] as const
export type FailureMode = (typeof failureModes)[number]
