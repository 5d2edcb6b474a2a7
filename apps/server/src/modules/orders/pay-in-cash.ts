import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { checkCash } from "@hearth/domain/payments/cash-limit.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Caller, sendCode, signInByNumber, takeCode } from "../identity/public.ts"
import { checkPayable } from "./check-payable.ts"
import type { OrderShop } from "./order-shop.ts"
import { readCashHistory, type StoredOrder } from "./orders.store.ts"
import { holdOrder } from "./own-order.ts"
import { placeOrder } from "./place-order.ts"
import { checkBoundOffers } from "./submit-transaction.ts"

const HISTORY_MS = 90 * 24 * 3600 * 1000

/** A code is of one order: it opens no other. */
const purposeOf = ({ id }: StoredOrder) => `CASH:${id}` as const

export async function cashCheckOf(
  { clock }: Pick<OrderShop, "clock">,
  db: Queryable,
  { country, payable, userId, mobile }: Pick<StoredOrder, "country" | "payable" | "userId" | "mobile">,
) {
  const since = new Date(clock.now().getTime() - HISTORY_MS)
  return checkCash(country, payable, await readCashHistory(db, userId, mobile, since))
}

async function checkCashOpen(shop: OrderShop, db: Queryable, order: StoredOrder): Promise<void> {
  const checked = await cashCheckOf(shop, db, order)
  if (!checked.ok) throw new AppError("CASH_REFUSED", { displayMsg: checked.message })
}

/** PAY-3: sends the code that stands for the promise to pay. */
export async function sendCashCode(
  shop: OrderShop,
  caller: Caller,
  order: StoredOrder,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  checkPayable(shop, order)
  checkBoundOffers(order, { mode: "COD" })
  await checkCashOpen(shop, shop.db, order)
  const { firstName, lastName } = order.contact
  const wish = { purpose: purposeOf(order), channel: "sms", recipient: order.mobile, termsAccepted: true } as const
  return sendCode(shop.identity, caller, { ...wish, firstName, lastName }, body)
}

/**
 * Takes the code and places the order, in one transaction. IDN-5: a guest who proved the number is signed in by it, with
 * new tokens; the order goes along.
 */
export async function placeByCashCode(
  shop: OrderShop,
  caller: Caller,
  order: StoredOrder,
  code: string,
): Promise<CustomerSession | null> {
  const { identity, clock, payments } = shop
  const { session } = caller
  if (order.status === "PENDING") checkPayable(shop, order)
  const typed = { purpose: purposeOf(order), recipient: order.mobile, sessionId: session.id, code, trusted: undefined }
  const finish = await takeCode(identity, typed, async (tx) => {
    const held = await holdOrder(shop, tx, order)
    const { mobile, contact } = held.order
    checkPayable(shop, held.order)
    checkBoundOffers(held.order, { mode: "COD" })
    await checkCashOpen(shop, tx, held.order)
    const now = clock.now()
    await payments.closeAttempts(tx, order.id, now)
    await placeOrder(shop, tx, held, "COD", now)
    return session.kind === "guest" ? signInByNumber(identity, tx, caller, mobile as Phone, contact) : null
  })
  return finish && finish()
}
