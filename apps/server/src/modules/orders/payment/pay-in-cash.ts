import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type CashCheck, checkCash } from "@hearth/domain/payments/cash-limit.ts"
import type { Phone } from "@hearth/domain/identity/phone.ts"
import * as cashRefusalTexts from "@hearth/texts/checkout/cash-refusals.ts"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { pipeline } from "../../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { toTransaction, noPayments } from "../load-transaction.ts"
import { assertFirstOrderOffersAllowed } from "./assert-first-order-offers-allowed.ts"
import { assertPayable } from "./assert-payable.ts"
import type { OrderDeps } from "../order-deps.ts"
import {
  findOrder,
  findOwnOrder,
  findOwnOrderWithCashHistory,
  readCashHistory,
  type StoredOrder,
} from "../orders.store.ts"
import { lockOrderWithCart } from "../load-own-order.ts"
import { placeOrder } from "../place-order.ts"
import { assertOffersAllowMethod } from "./submit-transaction.ts"
import { type CodeInput, sendCode, verifyCode, wasCodeSent } from "../../one-time-codes/public.ts"
import type { Caller } from "../../sessions/public.ts"
import { repeatSignInByNumber, signInByNumber } from "../../sign-in/public.ts"

/** How long a cash order that the customer refused counts against them. */
const HISTORY_MS = 90 * 24 * 3600 * 1000

/** A code confirms only one order. */
const codePurposeOf = ({ id }: StoredOrder) => `CASH:${id}` as const

/** PAY-3: returns whether the amount may be paid in cash, given the cash orders of the user and phone number. */
export async function checkCashHistory(
  { clock }: Pick<OrderDeps, "clock">,
  db: Queryable,
  { country, payable, userId, mobile }: Pick<StoredOrder, "country" | "payable" | "userId" | "mobile">,
) {
  return checkCash(country, payable, await readCashHistory(db, userId, mobile, historySince(clock)))
}

const historySince = (clock: OrderDeps["clock"]) => new Date(clock.now().getTime() - HISTORY_MS)

function assertCashAllowed(check: CashCheck, country: CountryCode): void {
  if (!check.ok)
    throw new AppError("CASH_REFUSED", { displayMsg: cashRefusalTexts.cashRefused(check.refusal, country) })
}

/** PAY-3: sends the one-time code that confirms a cash order. */
export async function sendCashCode(
  deps: OrderDeps,
  caller: Caller,
  id: string,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  const { session, country } = caller
  const orderWithHistory = await findOwnOrderWithCashHistory(
    deps.db,
    id,
    session.userId,
    country,
    historySince(deps.clock),
  )
  if (!orderWithHistory) throw new AppError("NOT_FOUND")
  const { order, history } = orderWithHistory
  assertPayable(deps, order)
  assertOffersAllowMethod(order, { mode: "COD" })
  assertCashAllowed(checkCash(country, order.payable, history), country)
  const { firstName, lastName } = order.contact
  const codeRequest = {
    purpose: codePurposeOf(order),
    channel: "sms",
    recipient: order.mobile,
    termsAccepted: true,
  } as const
  return sendCode(deps.codes, caller, { ...codeRequest, firstName, lastName }, body)
}

/**
 * Finds the order that a code was entered for. A guest's order moves to the account that the code signs in to. If the
 * response to that was lost, the guest who requested the code still finds the order there.
 */
export async function findOrderToConfirm(
  { db, codes }: OrderDeps,
  { session, country }: Pick<Caller, "session" | "country">,
  id: string,
): Promise<StoredOrder> {
  const currentOrder = await findOwnOrder(db, id, session.userId, country)
  if (currentOrder) return currentOrder
  const order = await findOrder(db, id)
  const hasRequestedCode =
    order?.country === country &&
    (await wasCodeSent(codes, { purpose: codePurposeOf(order), recipient: order.mobile, sessionId: session.id }))
  if (hasRequestedCode) return order
  throw new AppError(session.wasReplaced ? "SESSION_ENDED" : "NOT_FOUND")
}

interface PlaceByCashCodeResult {
  /** Set if a guest was signed in. */
  session: CustomerSession | null
  /** Undefined if the order was already placed and this is a repeat. */
  transaction: Transaction | undefined
}

/**
 * Verifies the code and places the order in one transaction. IDN-5: a guest who verified the number is signed in with
 * new tokens and keeps the order. A repeat, after a lost response or a double tap, gets the same answer.
 */
export async function placeByCashCode(
  deps: OrderDeps,
  caller: Caller,
  order: StoredOrder,
  code: string,
): Promise<PlaceByCashCodeResult> {
  const { codes, signIn, clock, payments } = deps
  const { id: sessionId, kind, wasReplaced: hasSessionEnded = false } = caller.session
  if (order.status === "PENDING") assertPayable(deps, order)
  const phone = order.mobile as Phone
  const codeInput: CodeInput = {
    purpose: codePurposeOf(order),
    recipient: phone,
    sessionId,
    hasSessionEnded,
    code,
    trustedDevice: undefined,
  }
  const { finish, transaction } = await verifyCode<ConfirmedCode, Awaited<ReturnType<typeof lockForPlacing>>>(
    codes,
    codeInput,
    async (tx, challenge, [locked, cash, lockedPayments]) => {
      const now = clock.now()
      // The cash history was read for the user, number and total that the order had before it was locked.
      const { userId, mobile, payable } = locked.order
      if (userId !== order.userId || mobile !== order.mobile || payable !== order.payable)
        throw new AppError("CONFLICT")
      assertPayable(deps, locked.order)
      assertOffersAllowMethod(locked.order, { mode: "COD" })
      assertCashAllowed(cash, order.country)
      if (kind === "guest") await assertFirstOrderOffersAllowed(tx, locked.order)
      await lockedPayments.close(now)
      const [placed, , orderPayments] = await pipeline(
        tx,
        () => placeOrder(deps, tx, locked, "COD", now),
        () => payments.recordCashSuccess(tx, locked.order, now),
        async () => (lockedPayments.count === 0 ? noPayments : payments.readOrderPayments(tx, order.id)),
      )
      const transaction = toTransaction(deps, placed, orderPayments)
      if (kind !== "guest") return { finish: null, transaction }
      const signedIn = { challenge, ...locked.order.contact }
      return { finish: await signInByNumber(signIn, tx, caller, phone, signedIn), transaction }
    },
    // The code was submitted again: the order is already placed.
    async (tx, challenge) => {
      if (kind !== "guest") return { finish: null, transaction: undefined }
      const finish = await repeatSignInByNumber(signIn, tx, caller, phone, challenge)
      return finish && { finish, transaction: undefined }
    },
    (tx) => lockForPlacing(deps, tx, order),
  )
  return { session: finish && (await finish()), transaction }
}

/** Locks and reads everything that placing needs, in one round trip. */
function lockForPlacing(deps: OrderDeps, tx: Tx, order: StoredOrder) {
  return pipeline(
    tx,
    () => lockOrderWithCart(deps, tx, order),
    () => checkCashHistory(deps, tx, order),
    () => deps.payments.lockOrderPayments(tx, order.id),
  )
}

interface ConfirmedCode {
  /** Sets the cookies and returns the new session, after the commit. Null if no guest was signed in. */
  finish: (() => Promise<CustomerSession> | CustomerSession) | null
  transaction: Transaction | undefined
}
