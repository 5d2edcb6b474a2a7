import type { OrderEarning } from "@hearth/contract/calls/loyalty.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { creditTimes, earningDay } from "@hearth/domain/loyalty/earning-times.ts"
import { type EarningFacts, orderEarningState } from "@hearth/domain/loyalty/order-earning.ts"
import { timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import { toIso } from "../../platform/to-iso.ts"
import { describeProgram } from "./describe-program.ts"
import type { EarningOrder, LoyaltyCaller, LoyaltyDeps } from "./loyalty-deps.ts"
import { type EarningRecord, findEarningRecord, type MemberKey } from "./loyalty.store.ts"

type Deps = Pick<LoyaltyDeps, "db" | "clock" | "findOwnOrder" | "hasOtherOpenOrder">

/** An order, or the one that the customer may place now, which has no id. */
type PlacedOrder = Pick<EarningOrder, "status"> & { itemsPrice: number } & { id: string | null; placedAt: Date }

/** LOY-3: returns what the customer's next order would earn if it were placed now and had an amount to pay. */
export async function readNextOrderEarning(deps: Deps, { session, country }: LoyaltyCaller): Promise<OrderEarning> {
  const nextOrder = { id: null, status: "ORDER PLACED", itemsPrice: 1, placedAt: deps.clock.now() } as const
  return readEarning(deps, { userId: session.userId, country }, nextOrder)
}

/** LOY-3: returns what one of the customer's orders will earn or has earned. */
export async function readOrderEarning(deps: Deps, caller: LoyaltyCaller, orderNumber: string): Promise<OrderEarning> {
  const { id, status, bill, placedAt, createdAt } = await deps.findOwnOrder(deps.db, caller, orderNumber)
  const key = { userId: caller.session.userId, country: caller.country }
  return readEarning(deps, key, { id, status, itemsPrice: bill.displayNetPrice, placedAt: placedAt ?? createdAt })
}

async function readEarning(deps: Deps, key: MemberKey, order: PlacedOrder): Promise<OrderEarning> {
  const { timeZone } = countries[key.country]
  const rules = loyaltyRules[key.country]
  const day = earningDay(order.placedAt.getTime(), timeZone)
  const record = await findEarningRecord(deps.db, key, { orderId: order.id, day })
  const { joinedAt, otherEarning, handedOverAt } = record
  const hasOtherOpenOrder =
    joinedAt !== null &&
    (await deps.hasOtherOpenOrder(deps.db, key, {
      from: new Date(Math.max(timestampOf(day, 0, timeZone), joinedAt.getTime())),
      until: new Date(timestampOf(day + 1, 0, timeZone)),
      exceptId: order.id,
    }))
  const state = orderEarningState(order, {
    membership: membershipFor(order, record),
    wasMemberThen: joinedAt !== null && joinedAt <= order.placedAt,
    ownEarning: describeOwnEarning(record),
    otherEarning,
    hasOtherOpenOrder,
  })
  return {
    state,
    points: statesWithoutPoints.has(state) ? 0 : rules.earnPointsPerOrder,
    creditedBy: state === "PENDING" && handedOverAt ? toIso(creditTimes(handedOverAt.getTime()).latest) : null,
    programConfig: describeProgram(rules),
  }
}

const statesWithoutPoints: ReadonlySet<OrderEarning["state"]> = new Set(["NONE", "ANOTHER_ORDER", "DAY_LOST"])

/** Someone who left can join again before the next order, so that order could earn. */
function membershipFor({ id }: PlacedOrder, { joinedAt, hasLeft }: EarningRecord): EarningFacts["membership"] {
  if (joinedAt !== null) return "member"
  return hasLeft && id !== null ? "former member" : "none"
}

function describeOwnEarning(record: EarningRecord): EarningFacts["ownEarning"] {
  if (!record.handedOverAt) return null
  if (record.forfeitedAt || record.takenBackAt) return "void"
  return record.creditedAt ? "credited" : "pending"
}
