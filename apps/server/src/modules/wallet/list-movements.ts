import type { WalletMovement } from "@hearth/contract/calls/wallet.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { movementIdOf, movementsOf, type Program, programOf } from "../ledger/public.ts"
import { titleOf } from "./movement-titles.ts"
import { type WalletOwner, walletAccounts } from "./wallet-accounts.ts"

const PAGE_SIZE = 20

/** Returns the order numbers that customers see. */
export type OrderNumbersOf = (db: Queryable, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface ListMovementsInput extends WalletOwner {
  pageNo: number
  /** All kinds of points if undefined; the balance after each movement covers the same kinds. */
  program?: Program | undefined
  size?: number
}

export async function listMovements(
  db: Queryable,
  orderNumbersOf: OrderNumbersOf,
  { pageNo, program, size = PAGE_SIZE, ...owner }: ListMovementsInput,
): Promise<{ currency: Currency; transactions: WalletMovement[]; pageNo: number; pages: number }> {
  const accountNames = walletAccounts(owner, program)
  const { movements, count } = await movementsOf(db, accountNames, { offset: (pageNo - 1) * size, limit: size })
  const orderIds = [...new Set(movements.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
  const numbers = orderIds.length === 0 ? new Map<string, string>() : await orderNumbersOf(db, orderIds)
  const transactions = movements.map((movement) => ({
    movementId: movementIdOf(movement),
    at: movement.at.toISOString(),
    title: titleOf(movement.kind),
    amount: movement.amount,
    balance: movement.balance,
    orderId: (movement.orderId !== null && numbers.get(movement.orderId)) || null,
    program: programOf(movement.account),
  }))
  return { currency: currencyOf(owner.country), transactions, pageNo, pages: Math.max(1, Math.ceil(count / size)) }
}
