import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { FastifyRequest } from "fastify"
import type { Platform } from "../../platform/platform.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { blockedByPartner } from "../configuration/public.ts"
import { balancesOf } from "../ledger/public.ts"
import { listMovements, type OrderNumbersOf } from "./list-movements.ts"
import { pointsBreakdown, walletAccounts } from "./wallet-accounts.ts"
import { sumBalances, walletBalance } from "./wallet-balance.ts"

const LAST_MOVEMENTS = 5

export interface WalletDeps extends Pick<Platform, "db"> {
  /** Returns the phone number of the session's account; undefined for guests. */
  findOwnPhone(db: Queryable, session: Session): Promise<Phone | undefined>
  /** Returns the payable amount of the customer's own order; undefined if there is none. */
  payableOf(db: Queryable, order: { id: string; userId: string; country: CountryCode }): Promise<Minor | undefined>
  orderNumbersOf: OrderNumbersOf
}

interface WalletCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

type MovementsQuery = Pick<Parameters<typeof listMovements>[2], "pageNo"> & {
  loyaltyProgramCode?: Parameters<typeof listMovements>[2]["program"]
}

export async function readBalance({ db }: WalletDeps, call: WalletCall) {
  const { currency, ...owner } = ownerOf(call)
  return { currency, balance: await walletBalance(db, owner) }
}

/** The part of the balance that can pay the customer's own order. */
export async function readAvailableBalance(deps: WalletDeps, call: WalletCall, mobile: string, id: string) {
  const { currency, ...owner } = ownerOf(call)
  await assertOwnPhone(deps, call, mobile)
  const payable = await deps.payableOf(deps.db, { id, ...owner })
  if (payable === undefined) throw new AppError("NOT_FOUND")
  const balance = await walletBalance(deps.db, owner)
  return { currency, balance, available: Math.min(balance, payable) }
}

export async function readPassbook(deps: WalletDeps, call: WalletCall, mobile: string, query: MovementsQuery) {
  ownerOf(call)
  await assertOwnPhone(deps, call, mobile)
  return readTransactions(deps, call, query)
}

export async function readTransactions({ db, orderNumbersOf }: WalletDeps, call: WalletCall, query: MovementsQuery) {
  const { userId, country } = ownerOf(call)
  const { pageNo, loyaltyProgramCode: program } = query
  return listMovements(db, orderNumbersOf, { userId, country, pageNo, program })
}

export async function readSummary({ db, orderNumbersOf }: WalletDeps, call: WalletCall) {
  const { currency, ...owner } = ownerOf(call)
  const balances = await balancesOf(db, walletAccounts(owner))
  const lastPage = await listMovements(db, orderNumbersOf, { ...owner, pageNo: 1, size: LAST_MOVEMENTS })
  return {
    currency,
    balance: sumBalances(balances),
    pointsBreakdown: pointsBreakdown(owner, balances),
    lastMovements: lastPage.transactions,
  }
}

/** Returns the wallet's owner. SEC-6: throws if the mini-app's partner does not allow the wallet. */
function ownerOf({ session: { userId }, country, request }: WalletCall) {
  if (blockedByPartner[toClientType(request.headers["client-type"])].includes("wallet"))
    throw new AppError("FEATURE_OFF")
  return { userId, country, currency: currencyOf(country) }
}

/** SEC-5: throws unless the number in the path is the session's own, in any spelling. */
async function assertOwnPhone({ db, findOwnPhone }: WalletDeps, { session, country }: WalletCall, mobile: string) {
  const ownPhone = await findOwnPhone(db, session)
  if (ownPhone === undefined || canonicalPhone(mobile, country) !== ownPhone) throw new AppError("FORBIDDEN")
}
