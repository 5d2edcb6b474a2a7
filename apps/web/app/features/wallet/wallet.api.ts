import type { WalletMovement } from "@hearth/contract/calls/wallet.calls.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import type { Result } from "@hearth/browser/result.ts"
import { api } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"

export type { WalletMovement }
export type WalletSummary = CallOutput<"GET /wallet-service/ve1/summary">["data"]
export type Program = WalletMovement["program"]
export type MovementPage = CallOutput<"GET /wallet-service/ve1/transactions">["data"]

/** PAY-8: null if the request fails; the page works without it. */
export async function fetchWalletSummary(signal: AbortSignal): Promise<Result<WalletSummary | null>> {
  const reply = await api("GET /wallet-service/ve1/summary", { signal }).catch(() => null)
  return { ok: true, data: reply?.ok ? reply.body.data : null }
}

export function fetchWalletMovements(
  pageNo: number,
  program: Program | undefined,
  signal?: AbortSignal,
): Promise<Result<MovementPage>> {
  const query = { pageNo, loyaltyProgramCode: program }
  return toResult(api("GET /wallet-service/ve1/transactions", { query, signal }), ({ data }) => data)
}
