import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { StoreReport } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { localTimeOf, timestampOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { listBestSellers, listSoldOrders, type SoldOrder } from "../orders/public.ts"
import { type DayTicket, listDayTickets } from "./board/board.store.ts"
import { isHeadOffice } from "./is-head-office.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

const BEST_SELLER_LIMIT = 5
const CAMPAIGN_LIMIT = 20
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Reports a store's day since the store's own midnight. Cancelled orders don't count as sales. Sales count on the day
 * of the order; late handovers and cancellations count on the day they happen, so that each counts on exactly one day.
 * Only head office sees the campaigns.
 */
export async function readStoreReport(
  deps: KitchenDeps,
  store: StoreInfo,
  { country, member }: { country: CountryCode; member: StaffSession },
): Promise<StoreReport> {
  const { db, clock } = deps
  const { timeZone } = store.schedule
  const midnight = timestampOf(localTimeOf(clock.now().getTime(), timeZone).day, 0, timeZone)
  const tickets = await listDayTickets(db, store.id, new Date(midnight))
  const todayOrderIds = new Set(tickets.filter(({ isOfToday }) => isOfToday).map(({ orderId }) => orderId))
  const dayOrders = await listSoldOrders(
    db,
    tickets.map(({ orderId }) => orderId),
  )
  const soldOrders = dayOrders.filter(({ id, isCancelled }) => !isCancelled && todayOrderIds.has(id))
  const cancelledOrders = dayOrders.filter(({ isCancelled }) => isCancelled)
  return {
    orders: soldOrders.length,
    currency: currencyOf(country),
    sales: sum(soldOrders.map(({ payable }) => payable)),
    cancelled: cancelledOrders.length,
    refunded: sum(cancelledOrders.filter(({ isCash }) => !isCash).map(({ payable }) => payable)),
    late: tickets.filter(({ isLate }) => isLate).length,
    compensated: sum(tickets.map(({ compensated }) => compensated)),
    medianMinutes: medianOf(tickets.flatMap(({ minutes }) => minutes ?? [])),
    byWay: deliveryTypes.flatMap((deliveryType) => {
      const ordersOfType = soldOrders.filter((each) => each.deliveryType === deliveryType)
      return ordersOfType.length === 0
        ? []
        : [{ deliveryType, orders: ordersOfType.length, sales: sum(ordersOfType.map((each) => each.payable)) }]
    }),
    byHour: countByHour(
      tickets.filter(({ orderId }) => soldOrders.some(({ id }) => id === orderId)),
      timeZone,
    ),
    best: await listBestSellers(db, [...todayOrderIds], BEST_SELLER_LIMIT),
    byCampaign: (await isHeadOffice(deps, member)) ? countCampaigns(soldOrders) : null,
  }
}

/** SHL-12: leaves out orders without campaign data. */
function countCampaigns(sold: readonly SoldOrder[]): NonNullable<StoreReport["byCampaign"]> {
  const groups = Map.groupBy(
    sold.filter(({ utm }) => utm !== null),
    ({ utm }) => JSON.stringify([utm?.source, utm?.medium, utm?.campaign]),
  )
  return [...groups.values()]
    .flatMap((orders) => {
      const utm = orders[0]?.utm
      return utm ? [{ ...utm, orders: orders.length, sales: sum(orders.map(({ payable }) => payable)) }] : []
    })
    .toSorted((one, other) => other.orders - one.orders || other.sales - one.sales)
    .slice(0, CAMPAIGN_LIMIT)
}

/** Returns the median, rounded to one decimal. */
function medianOf(minutes: readonly number[]): number | null {
  const sorted = minutes.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10
}

function countByHour(tickets: readonly DayTicket[], zone: TimeZone): StoreReport["byHour"] {
  const hours = Map.groupBy(tickets, ({ placedAt }) => Math.floor(localTimeOf(placedAt.getTime(), zone).minute / 60))
  return [...hours]
    .map(([hour, { length }]) => ({ hour, orders: length }))
    .toSorted((one, other) => one.hour - other.hour)
}
