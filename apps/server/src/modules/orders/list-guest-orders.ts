import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { filterCustomerIds } from "../identity/public.ts"
import { listOrdersOfPhone, type PhoneOrder } from "./erase-orders.store.ts"

/**
 * IDN-13: returns the guests' orders that have an account's phone number as contact, which count as the account's own.
 * Another account can order with this number, too: such an order belongs to that account and is left out.
 */
export async function listGuestOrders(
  db: Queryable,
  { country, phone }: { country: CountryCode; phone: string | null },
): Promise<PhoneOrder[]> {
  if (phone === null) return []
  const orders = await listOrdersOfPhone(db, { country, phone })
  const customerIds = await filterCustomerIds(
    db,
    orders.map(({ userId }) => userId),
  )
  return orders.filter(({ userId }) => !customerIds.has(userId))
}
