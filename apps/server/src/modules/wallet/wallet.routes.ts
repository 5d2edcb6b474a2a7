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
  route("GET /wallet-service/ve1/balance", async (call) => ({ status: "success", data: await readBalance(deps, call) }))
  route("GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}", async (call) => ({
    status: "success",
    data: await readAvailableBalance(deps, call, call.params.mobile, call.params.transactionId),
  }))
  route("GET /wallet-service/ve1/passbook/{mobile}", async (call) => ({
    status: "success",
    data: await readPassbook(deps, call, call.params.mobile, call.query),
  }))
  route("GET /wallet-service/ve1/summary", async (call) => ({ status: "success", data: await readSummary(deps, call) }))
  route("GET /wallet-service/ve1/transactions", async (call) => ({
    status: "success",
    data: await readTransactions(deps, call, call.query),
  }))
}
