import type { WalletMovement } from "@hearth/contract/calls/wallet.calls.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { api } from "../../client/api/api.ts"

export type { WalletMovement }
export type WalletSummary = CallOutput<"GET /wallet-service/ve1/summary">["data"]
export type Program = WalletMovement["program"]
export type MovementPage = CallOutput<"GET /wallet-service/ve1/transactions">["data"]

/** PAY-8: null if the request fails; the page works without it. */
export async function fetchWalletSummary(signal: AbortSignal): Promise<WalletSummary | null> {
  const reply = await api("GET /wallet-service/ve1/summary", { signal }).catch(() => null)
  return reply?.ok ? reply.body.data : null
}

export async function fetchWalletMovements(
  pageNo: number,
  program: Program | undefined,
  signal?: AbortSignal,
): Promise<MovementPage> {
  const query = { pageNo, loyaltyProgramCode: program }
  return (await unwrapReply(api("GET /wallet-service/ve1/transactions", { query, signal }))).data
}
