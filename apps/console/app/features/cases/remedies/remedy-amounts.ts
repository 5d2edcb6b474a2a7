import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { type RemedyGiver, remedyWithoutApproval } from "@hearth/domain/cases/remedies.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"

const MINOR_PER_UNIT = 100

type Amounts = Pick<StaffCase, "items" | "orderTotal" | "remedyLeft">

export interface Suggestion {
  basis: "half" | "items" | "whole order" | "rest"
  amount: Minor
}

/** Suggests amounts from the prices of the affected items. Nothing above what can still be given for the order. */
export function suggestAmounts({ items, orderTotal, remedyLeft }: Amounts): Suggestion[] {
  const itemsTotal = items.reduce((sum, { price }) => sum + price, 0)
  const half = Math.round(itemsTotal / 2 / MINOR_PER_UNIT) * MINOR_PER_UNIT
  const suggestions: Suggestion[] = [
    { basis: "half", amount: half },
    { basis: "items", amount: itemsTotal },
    { basis: remedyLeft === orderTotal ? "whole order" : "rest", amount: remedyLeft },
  ]
  const isPossible = ({ amount }: Suggestion) => amount > 0 && amount <= remedyLeft
  return suggestions.filter(isPossible).filter(({ amount }, index, all) => {
    // Of two equal amounts, the later one says more: the affected items are the whole order.
    return all.findLastIndex((other) => other.amount === amount) === index
  })
}

/** Reads a typed amount such as `1,250.50` or `₹300`; undefined unless it is more than nothing. */
export function parseAmount(typed: string): Minor | undefined {
  const digits = typed.replaceAll(/[^\d.]/g, "").replace(/^\.+/, "")
  if (/[^\d\s.,₹৳Rs]/.test(typed) || !/^\d{1,7}(?:\.\d{1,2})?$/.test(digits)) return undefined
  const [units = "", minorPart = ""] = digits.split(".")
  const amount = Number(units) * MINOR_PER_UNIT + Number(minorPart.padEnd(2, "0"))
  return amount > 0 ? amount : undefined
}

/** The amount as somebody would type it: `300` or `300.50`. */
export function typedAmount(amount: Minor): string {
  const minorPart = amount % MINOR_PER_UNIT
  const units = String((amount - minorPart) / MINOR_PER_UNIT)
  return minorPart === 0 ? units : `${units}.${String(minorPart).padStart(2, "0")}`
}

type Items = Pick<StaffCase, "items" | "orderItems">

/** The items to make again: those that the complaint names, or all of the order, until somebody has chosen. */
export function chosenLineIds(chosen: readonly string[] | undefined, { items, orderItems }: Items): string[] {
  return chosen ? [...chosen] : (items.length > 0 ? items : orderItems).map(({ lineId }) => lineId)
}

/** What these items are worth if they are made again; undefined without any. */
export function valueOfLines(lineIds: readonly string[], { orderItems }: Pick<Items, "orderItems">): Minor | undefined {
  const chosen = orderItems.filter(({ lineId }) => lineIds.includes(lineId))
  return chosen.length === 0 ? undefined : chosen.reduce((sum, { value }) => sum + value, 0)
}

export interface ApprovalInput {
  amount: Minor
  orderTotal: Minor
  remedyLeft: Minor
  withoutApproval: Minor
  giver: RemedyGiver
}

/**
 * Why a second person has to approve the amount: it is more than this person may give for the order, or more than they
 * may still give in 24 hours. Undefined if they can give it themselves.
 */
export function approvalReason(input: ApprovalInput): "order" | "day" | undefined {
  const { amount, orderTotal, remedyLeft, withoutApproval, giver } = input
  if (amount <= withoutApproval) return undefined
  const orderLimit = remedyWithoutApproval({
    giver,
    orderTotal,
    givenBefore: orderTotal - remedyLeft,
    givenByMemberInLastDay: 0,
    dailyLimit: Number.POSITIVE_INFINITY,
  })
  return withoutApproval < orderLimit ? "day" : "order"
}
