import { sql } from "kysely"
import type { Queryable } from "../../../platform/database/database.ts"

export interface LinkedWallet {
  /** Encrypted. */
  token: string
  /** The number's last digits, shown to its owner. */
  mobileHint: string
}

export async function hasLinkedWallet(db: Queryable, userId: string, provider: string): Promise<boolean> {
  return (await findLinkedWallet(db, userId, provider)) !== undefined
}

export async function findLinkedWallet(
  db: Queryable,
  userId: string,
  provider: string,
): Promise<LinkedWallet | undefined> {
  const { rows } = await sql<LinkedWallet>`
    select token, mobile_hint as "mobileHint" from payments.linked_wallet
    where user_id = ${userId} and provider = ${provider}`.execute(db)
  return rows[0]
}

export async function writeLinkedWallet(
  db: Queryable,
  { userId, provider, token, mobileHint, at }: LinkedWallet & { userId: string; provider: string; at: Date },
): Promise<void> {
  await sql`
    insert into payments.linked_wallet (user_id, provider, token, mobile_hint, linked_at)
    values (${userId}, ${provider}, ${token}, ${mobileHint}, ${at})
    on conflict (user_id, provider) do update set
      token = excluded.token, mobile_hint = excluded.mobile_hint, linked_at = excluded.linked_at`.execute(db)
}

/** Deletes a link whose token the provider no longer knows; a newer token stays. */
export async function deleteLinkedWallet(
  db: Queryable,
  userId: string,
  provider: string,
  token: string,
): Promise<void> {
  await sql`
    delete from payments.linked_wallet
    where user_id = ${userId} and provider = ${provider} and token = ${token}`.execute(db)
}

/** IDN-13: deletes all linked wallets of a customer. */
export async function deleteLinkedWallets(db: Queryable, userId: string): Promise<void> {
  await sql`delete from payments.linked_wallet where user_id = ${userId}`.execute(db)
}
