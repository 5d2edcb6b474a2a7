import type { Platform } from "../../platform/platform.ts"
import {
  readAvailableBalance,
  readBalance,
  readPassbook,
  readSummary,
  readTransactions,
  type WalletDeps,
} from "./read-wallet.ts"

export function walletRoutes({ route, db }: Pick<Platform, "route" | "db">, otherDeps: Omit<WalletDeps, "db">): void {
  const deps: WalletDeps = { db, ...otherDeps }
  route("GET /wallet-service/ve1/balance", (call) => readBalance(deps, call))
  route("GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}", (call) =>
    readAvailableBalance(deps, call, call.params.mobile, call.params.transactionId),
  )
  route("GET /wallet-service/ve1/passbook/{mobile}", (call) => readPassbook(deps, call, call.params.mobile, call.query))
  route("GET /wallet-service/ve1/summary", (call) => readSummary(deps, call))
  route("GET /wallet-service/ve1/transactions", (call) => readTransactions(deps, call, call.query))
}
