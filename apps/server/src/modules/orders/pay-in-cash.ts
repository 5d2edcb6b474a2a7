import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { checkCash } from "@hearth/domain/payments/cash-limit.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Caller, hadCode, sendCode, signInByNumber, signInByNumberAgain, takeCode } from "../identity/public.ts"
import { checkPayable } from "./check-payable.ts"
import type { OrderShop } from "./order-shop.ts"
import { findOrder, findOwnOrder, readCashHistory, type StoredOrder } from "./orders.store.ts"
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
 * The order that a code is typed for. A guest's goes to the account that the code opens: where the answer to that was
 * lost, whoever asked for the code finds it there.
 */
export async function orderToConfirm(
  { db, identity }: OrderShop,
  { session, country }: Pick<Caller, "session" | "country">,
  id: string,
): Promise<StoredOrder> {
  const own = await findOwnOrder(db, id, session.userId, country)
  if (own) return own
  const order = await findOrder(db, id)
  const isTheirs =
    order?.country === country &&
    (await hadCode(identity, { purpose: purposeOf(order), recipient: order.mobile, sessionId: session.id }))
  if (isTheirs) return order
  throw new AppError(session.isOver ? "SESSION_ENDED" : "NOT_FOUND")
}

/**
 * Takes the code and places the order, in one transaction. IDN-5: a guest who proved the number is signed in by it, with
 * new tokens; the order goes along. Sent again, because the answer was lost or by two presses, it is answered the same.
 */
export async function placeByCashCode(
  shop: OrderShop,
  caller: Caller,
  order: StoredOrder,
  code: string,
): Promise<CustomerSession | null> {
  const { identity, clock, payments } = shop
  const { id: sessionId, kind, isOver = false } = caller.session
  if (order.status === "PENDING") checkPayable(shop, order)
  const phone = order.mobile as Phone
  const typed = { purpose: purposeOf(order), recipient: phone, sessionId, isOver, code, trusted: undefined }
  const finish = await takeCode(
    identity,
    typed,
    async (tx, challenge) => {
      const held = await holdOrder(shop, tx, order)
      checkPayable(shop, held.order)
      checkBoundOffers(held.order, { mode: "COD" })
      await checkCashOpen(shop, tx, held.order)
      const now = clock.now()
      await payments.closeAttempts(tx, order.id, now)
      await placeOrder(shop, tx, held, "COD", now)
      await payments.rememberCash(tx, held.order, now)
      if (kind !== "guest") return null
      return signInByNumber(identity, tx, caller, phone, { challenge, ...held.order.contact })
    },
    async (tx, challenge) => (kind === "guest" ? signInByNumberAgain(identity, tx, caller, phone, challenge) : null),
  )
  return finish && finish()
}
