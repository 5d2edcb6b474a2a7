import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { CartLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** A cart as it is stored, without any prices. */
export interface StoredCart extends CartLines {
  id: string
  country: CountryCode
  storeId: string
  deliveryType: DeliveryType
  options: CartOptions
  promos: readonly string[]
  /** 0 for a cart that is not stored yet. */
  version: number
}

// The statements start with their names, so that PostgreSQL plans each only once: this is the web app's busiest path.
const columns = sql.raw(
  `id, country, store_id as "storeId", delivery_type as "deliveryType", lines, past, options, promos, version`,
)

/** Reads the cart, if it exists, and the value of `extraExpression` in the same statement. */
export async function findCart<Extra>(
  db: Queryable,
  id: string,
  country: CountryCode,
  extraExpression: RawBuilder<Extra>,
): Promise<{ stored: StoredCart | undefined; extra: Extra }> {
  const { rows } = await sql<StoredCart & { extra: Extra }>`
    /* cart.find */ select ${columns}, extra from (select ${extraExpression} as extra) as extra_value
    left join cart.cart on id = ${id} and country = ${country}`.execute(db)
  const [row] = rows
  if (!row) throw new Error("the query for a cart must return one row, even if there is no cart")
  const { extra, ...stored } = row
  // If there is no cart, its columns are null.
  return { stored: (stored.id as string | null) === null ? undefined : stored, extra }
}

/** Locks the cart until the transaction ends: the next change on any node waits and then sees this one. */
export async function lockCart(tx: Tx, id: string, country: CountryCode): Promise<StoredCart | undefined> {
  const { rows } = await sql<StoredCart>`
    /* cart.lock */ select ${columns} from cart.cart where id = ${id} and country = ${country} for update`.execute(tx)
  return rows[0]
}

/** Like `lockCart`, and reads the value of `extraExpression` in the same statement. */
export async function lockCartAndSelect<Extra>(
  tx: Tx,
  id: string,
  country: CountryCode,
  extraExpression: RawBuilder<Extra>,
): Promise<{ stored: StoredCart; extra: Extra } | undefined> {
  const { rows } = await sql<StoredCart & { extra: Extra }>`
    /* cart.lock-with */ select ${columns}, ${extraExpression} as extra from cart.cart
    where id = ${id} and country = ${country} for update`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { extra, ...stored } = row
  return { stored, extra }
}

/** Returns false if another change created the cart first. */
export async function insertCart(db: Queryable, cart: StoredCart, userId: string, now: Date): Promise<boolean> {
  const { id, country, storeId, deliveryType, version } = cart
  const { lines, past, options, promos } = asJson(cart)
  const { numAffectedRows } = await sql`
    /* cart.insert */ insert into cart.cart
      (id, user_id, country, store_id, delivery_type, lines, past, options, promos, version, created_at, updated_at)
    values
      (${id}, ${userId}, ${country}, ${storeId}, ${deliveryType}, ${lines}, ${past}, ${options}, ${promos}, ${version},
       ${now}, ${now})
    on conflict (id) do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Returns false if the stored version is no longer the one that the change was based on. */
export async function updateCart(db: Queryable, cart: StoredCart, userId: string, now: Date): Promise<boolean> {
  const { lines, past, options, promos } = asJson(cart)
  const { numAffectedRows } = await sql`
    /* cart.update */ update cart.cart
    set user_id = ${userId}, store_id = ${cart.storeId}, delivery_type = ${cart.deliveryType}, lines = ${lines},
      past = ${past}, options = ${options}, promos = ${promos}, version = ${cart.version}, updated_at = ${now}
    where id = ${cart.id} and country = ${cart.country} and version = ${cart.version - 1}`.execute(db)
  return numAffectedRows === 1n
}

function asJson({ lines, past, options, promos }: StoredCart) {
  return {
    lines: JSON.stringify(lines),
    past: JSON.stringify(past),
    options: JSON.stringify(options),
    promos: JSON.stringify(promos),
  }
}

/** Returns the number of deleted carts. */
export async function deleteStaleCarts(db: Queryable, updatedBefore: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from cart.cart where id in (select id from cart.cart where updated_at < ${updatedBefore} limit ${limit})`.execute(
    db,
  )
  return Number(result.numAffectedRows ?? 0)
}
