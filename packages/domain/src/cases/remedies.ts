/**
 * FBK-3: how a case is put right. `REFUND`: to where the payment came from. `WALLET_CREDIT`: money in the wallet.
 * `NEW_ORDER`: the kitchen makes the items again, free of charge.
 */
export const remedyKinds = ["REFUND", "WALLET_CREDIT", "NEW_ORDER"] as const
export type RemedyKind = (typeof remedyKinds)[number]

/** `PENDING`: waits for a second person. */
export const remedyStates = ["PENDING", "GIVEN", "REJECTED"] as const
export type RemedyState = (typeof remedyStates)[number]

/** Who gives a remedy. `SUPPORT`: a member with head office's support role, or a manager of head office. */
export const remedyGivers = ["STORE_STAFF", "STORE_MANAGER", "SUPPORT"] as const
export type RemedyGiver = (typeof remedyGivers)[number]

/** Who decides on the remedies that each kind of member requested. */
const deciders: Readonly<Record<RemedyGiver, readonly RemedyGiver[]>> = {
  STORE_STAFF: ["STORE_MANAGER", "SUPPORT"],
  STORE_MANAGER: ["SUPPORT"],
  SUPPORT: ["SUPPORT"],
}

/** Whether a member can decide on a remedy that another member requested. Nobody decides on their own request. */
export function canDecideOnRemedy(decider: RemedyGiver, requester: RemedyGiver): boolean {
  return deciders[requester].includes(decider)
}

/**
 * The part of an order's total that one person may give back without a second person, in percent. The remedies of all
 * cases of an order are added up, so that a large remedy can't be split into small ones.
 */
const sharesWithoutApproval: Readonly<Record<RemedyGiver, number>> = {
  STORE_STAFF: 25,
  STORE_MANAGER: 60,
  SUPPORT: 100,
}

export interface RemedyRequest {
  giver: RemedyGiver
  /** What the remedy is worth, in minor units. */
  amount: number
  /** The order's total. */
  orderTotal: number
  /** What the remedies given for the order so far are worth. */
  givenBefore: number
  /** What this person gave without approval in the last 24 hours, for all orders. */
  givenByMemberInLastDay: number
  /** The most that one person may give without approval in 24 hours in this country. */
  dailyLimit: number
}

/** How much the person can give now without a second person. */
export function remedyWithoutApproval({
  giver,
  orderTotal,
  givenBefore,
  givenByMemberInLastDay,
  dailyLimit,
}: Omit<RemedyRequest, "amount">): number {
  const ofOrder = Math.floor((orderTotal * sharesWithoutApproval[giver]) / 100) - givenBefore
  return Math.max(0, Math.min(ofOrder, dailyLimit - givenByMemberInLastDay))
}

/** Whether a second person has to approve the remedy. */
export function remedyNeedsApproval(request: RemedyRequest): boolean {
  return request.amount > remedyWithoutApproval(request)
}

/** What can still be given for an order, with anybody's approval: nobody gets back more than the order cost. */
export function remedyLeft({ orderTotal, givenBefore }: Pick<RemedyRequest, "orderTotal" | "givenBefore">): number {
  return Math.max(0, orderTotal - givenBefore)
}
