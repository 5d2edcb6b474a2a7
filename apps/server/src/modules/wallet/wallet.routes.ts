import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { FastifyRequest } from "fastify"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { blockedByVendor } from "../configuration/public.ts"
import { balancesOf } from "../ledger/public.ts"
import { listMovements, type OrderNumbersOf } from "./list-movements.ts"
import { pointsBreakdown, walletAccounts } from "./wallet-accounts.ts"
import { sumBalances, walletBalance } from "./wallet-balance.ts"

const LAST_MOVEMENTS = 5

export interface WalletDeps {
  ownNumber(db: Queryable, session: Session): Promise<Phone | undefined>
  /** Returns the payable amount of the customer's own order; undefined if there is none. */
  payableOf(db: Queryable, order: { id: string; userId: string; country: CountryCode }): Promise<Minor | undefined>
  orderNumbersOf: OrderNumbersOf
}

export function walletRoutes(
  { route, db }: Pick<Platform, "route" | "db">,
  { ownNumber, payableOf, orderNumbersOf }: WalletDeps,
): void {
  /** SEC-5: throws unless the number in the path is the session's own, in any spelling. */
  async function assertOwnNumber(session: Session, country: CountryCode, mobile: string): Promise<void> {
    const ownPhone = await ownNumber(db, session)
    if (ownPhone === undefined || canonicalPhone(mobile, country) !== ownPhone) throw new AppError("FORBIDDEN")
  }

  route("GET /wallet-service/ve1/balance", async ({ session: { userId }, country, request }) => {
    assertAllowedForClient(request)
    return {
      status: "success",
      data: { currency: currencyOf(country), balance: await walletBalance(db, { userId, country }) },
    }
  })
  route(
    "GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}",
    async ({ session, country, params, request }) => {
      assertAllowedForClient(request)
      await assertOwnNumber(session, country, params.mobile)
      const { userId } = session
      const payable = await payableOf(db, { id: params.transactionId, userId, country })
      if (payable === undefined) throw new AppError("NOT_FOUND")
      const balance = await walletBalance(db, { userId, country })
      return {
        status: "success",
        data: { currency: currencyOf(country), balance, available: Math.min(balance, payable) },
      }
    },
  )
  route("GET /wallet-service/ve1/passbook/{mobile}", async ({ session, country, params, query, request }) => {
    assertAllowedForClient(request)
    await assertOwnNumber(session, country, params.mobile)
    const { pageNo, loyaltyProgramCode: program } = query
    const { userId } = session
    return { status: "success", data: await listMovements(db, orderNumbersOf, { userId, country, pageNo, program }) }
  })
  route("GET /wallet-service/ve1/summary", async ({ session: { userId }, country, request }) => {
    assertAllowedForClient(request)
    const owner = { userId, country }
    const balances = await balancesOf(db, walletAccounts(owner))
    const last = await listMovements(db, orderNumbersOf, { ...owner, pageNo: 1, size: LAST_MOVEMENTS })
    return {
      status: "success",
      data: {
        currency: currencyOf(country),
        balance: sumBalances(balances),
        pointsBreakdown: pointsBreakdown(owner, balances),
        lastMovements: last.transactions,
      },
    }
  })
  route("GET /wallet-service/ve1/transactions", async ({ session: { userId }, country, query, request }) => {
    assertAllowedForClient(request)
    const { pageNo, loyaltyProgramCode: program } = query
    return { status: "success", data: await listMovements(db, orderNumbersOf, { userId, country, pageNo, program }) }
  })
}

/** SEC-6: throws if the mini-app's partner does not allow the wallet. */
function assertAllowedForClient(request: FastifyRequest): void {
  if (blockedByVendor[toClientType(request.headers["client-type"])].includes("wallet"))
    throw new AppError("FEATURE_OFF")
}
