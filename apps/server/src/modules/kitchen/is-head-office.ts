import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { KitchenShop } from "./kitchen-shop.ts"

/** Head office works at every store. */
export async function isHeadOffice({ db, staff }: KitchenShop, { memberId }: StaffSession): Promise<boolean> {
  return (await staff.storesOf(db, memberId)) === null
}
