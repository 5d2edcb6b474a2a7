import { sql } from "kysely"
import type { AccountEraser } from "../account/public.ts"

/** IDN-13: deletes the account's cart. */
export const eraseCart: AccountEraser = async (tx, { userId, cartId }) => {
  await sql`delete from cart.cart where user_id = ${userId} or id = ${cartId}`.execute(tx)
}
