import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { currency, minor, timestamp, signedMinor, uuid } from "../fields.ts"
import { orderId } from "./orders.shapes.ts"

const group = "Payment and wallet"
/** SEC-5: the session's own number, in any notation; any other is FORBIDDEN. */
const mobile = z.string().regex(/^\+?[0-9]{9,15}$/)

/** PAY-9. */
const pointsBreakdown = z.array(z.object({ title: z.string(), amount: minor }))

const movement = z.object({
  movementId: uuid,
  at: timestamp,
  title: z.string(),
  /** Positive for money received, negative for money spent. */
  amount: signedMinor,
  /** The balance after this entry. */
  balance: minor,
  orderId: orderId.nullable(),
  program: z.enum(["PIZZA_PALS", "PROMO", "REFUND"]),
})

const page = z.object({ currency, transactions: z.array(movement), pageNo: z.int(), pages: z.int() })
const pageQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  loyaltyProgramCode: z.enum(["PIZZA_PALS", "PROMO", "REFUND"]).optional(),
})

export const walletCalls = [
  defineCall({
    route: "GET /wallet-service/ve1/balance",
    summary: "Returns the wallet's balance",
    group,
    access: "customer",
    feature: "wallet",
    response: success(z.object({ currency, balance: minor })),
  }),
  defineCall({
    route: "GET /wallet-service/ve1/available_balance/{mobile}/{transactionId}",
    summary: "Returns how much of an order the wallet can pay",
    group,
    access: "customer",
    feature: "wallet",
    params: z.object({ mobile, transactionId: uuid }),
    response: success(z.object({ currency, balance: minor, available: minor })),
    errors: ["FORBIDDEN", "NOT_FOUND"],
  }),
  defineCall({
    route: "GET /wallet-service/ve1/passbook/{mobile}",
    summary: "Lists the wallet's transactions, newest first",
    group,
    access: "customer",
    feature: "wallet",
    params: z.object({ mobile }),
    query: pageQuery,
    response: success(page),
    errors: ["FORBIDDEN"],
  }),
  defineCall({
    route: "GET /wallet-service/ve1/summary",
    summary: "Returns a summary of the wallet",
    group,
    access: "customer",
    feature: "wallet",
    response: success(z.object({ currency, balance: minor, pointsBreakdown, lastMovements: z.array(movement) })),
  }),
  defineCall({
    route: "GET /wallet-service/ve1/transactions",
    summary: "Lists the transactions of one kind of points, or of all, newest first",
    group,
    access: "customer",
    feature: "wallet",
    query: pageQuery,
    response: success(page),
  }),
] as const

export type WalletMovement = z.infer<typeof movement>
