import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { checkCash } from "@hearth/domain/payments/cash-limit.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Caller, hadCode, sendCode, signInByNumber, signInByNumberAgain, takeCode } from "../identity/public.ts"
import { describeOrder, nothingPaid } from "./answer-transaction.ts"
import { checkFirstOrder } from "./check-first-order.ts"
import { checkPayable } from "./check-payable.ts"
import type { OrderShop } from "./order-shop.ts"
import { findOrder, findOwnOrder, findOwnWithHistory, readCashHistory, type StoredOrder } from "./orders.store.ts"
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
  return checkCash(country, payable, await readCashHistory(db, userId, mobile, historySince(clock)))
}

const historySince = (clock: OrderShop["clock"]) => new Date(clock.now().getTime() - HISTORY_MS)

function mustBeOpen(checked: Awaited<ReturnType<typeof cashCheckOf>>): void {
  if (!checked.ok) throw new AppError("CASH_REFUSED", { displayMsg: checked.message })
}

/** PAY-3: sends the code that stands for the promise to pay. */
export async function sendCashCode(
  shop: OrderShop,
  caller: Caller,
  id: string,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  const { session, country } = caller
  const found = await findOwnWithHistory(shop.db, id, session.userId, country, historySince(shop.clock))
  if (!found) throw new AppError("NOT_FOUND")
  const { order, history } = found
  checkPayable(shop, order)
  checkBoundOffers(order, { mode: "COD" })
  mustBeOpen(checkCash(country, order.payable, history))
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

interface PlacedByCode {
  /** Of a guest who is signed in by it. */
  session: CustomerSession | null
  /** Not where it was placed before and this is the same once more. */
  transaction: Transaction | undefined
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
): Promise<PlacedByCode> {
  const { identity, clock, payments } = shop
  const { id: sessionId, kind, isOver = false } = caller.session
  if (order.status === "PENDING") checkPayable(shop, order)
  const phone = order.mobile as Phone
  const typed = { purpose: purposeOf(order), recipient: phone, sessionId, isOver, code, trusted: undefined }
  const { finish, transaction } = await takeCode<Taken, Awaited<ReturnType<typeof holdToPlace>>>(
    identity,
    typed,
    async (tx, challenge, [held, cash, attempts]) => {
      const now = clock.now()
      // Whose history counts, and for how much, was read before the order was held.
      const { userId, mobile, payable } = held.order
      if (userId !== order.userId || mobile !== order.mobile || payable !== order.payable)
        throw new AppError("CONFLICT")
      checkPayable(shop, held.order)
      checkBoundOffers(held.order, { mode: "COD" })
      mustBeOpen(cash)
      if (kind === "guest") await checkFirstOrder(tx, held.order)
      await attempts.close(now)
      const [placed, , paid] = await together(
        tx,
        () => placeOrder(shop, tx, held, "COD", now),
        () => payments.rememberCash(tx, held.order, now),
        async () => (attempts.count === 0 ? nothingPaid : payments.paymentsOf(tx, order.id)),
      )
      const transaction = describeOrder(shop, placed, paid)
      if (kind !== "guest") return { finish: null, transaction }
      const signedIn = { challenge, ...held.order.contact }
      return { finish: await signInByNumber(identity, tx, caller, phone, signedIn), transaction }
    },
    async (tx, challenge) => {
      if (kind !== "guest") return { finish: null, transaction: undefined }
      const finish = await signInByNumberAgain(identity, tx, caller, phone, challenge)
      return finish && { finish, transaction: undefined }
    },
    (tx) => holdToPlace(shop, tx, order),
  )
  return { session: finish && (await finish()), transaction }
}

/** All that placing needs, in one way there and back. */
function holdToPlace(shop: OrderShop, tx: Tx, order: StoredOrder) {
  return together(
    tx,
    () => holdOrder(shop, tx, order),
    () => cashCheckOf(shop, tx, order),
    () => shop.payments.holdAttempts(tx, order.id),
  )
}

interface Taken {
  finish: (() => Promise<CustomerSession> | CustomerSession) | null
  transaction: Transaction | undefined
}
