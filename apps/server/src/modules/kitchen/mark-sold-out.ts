import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as kitchenTexts from "@hearth/texts/orders/kitchen.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { setSoldOut } from "../catalog/public.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

const DAY_MS = 24 * 3_600_000
/** A product that is unavailable for longer should be taken off the menu instead. */
const MAX_SOLD_OUT_DAYS = 60

interface MarkSoldOutInput {
  country: CountryCode
  storeId: string
  productId: string
  until: number
}

/** Marks a product of this store's menu as sold out until a time in the future. */
export async function markSoldOut(
  { clock, menuOf }: Pick<KitchenDeps, "clock" | "menuOf">,
  tx: Tx,
  { country, storeId, productId, until }: MarkSoldOutInput,
): Promise<void> {
  if (!menuOf(country, storeId).products.some(({ id }) => id === productId)) throw new AppError("NOT_FOUND")
  const remainingMs = until - clock.now().getTime()
  if (remainingMs <= 0 || remainingMs > MAX_SOLD_OUT_DAYS * DAY_MS) {
    throw new AppError("RULE_NOT_MET", { displayMsg: kitchenTexts.soldOutTooLong(MAX_SOLD_OUT_DAYS) })
  }
  await setSoldOut(tx, storeId, productId, new Date(until))
}
