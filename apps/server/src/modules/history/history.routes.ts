import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import { cartOwnerOf } from "../cart/public.ts"
import { readFavouriteOrders } from "./read-favourite-orders.ts"
import type { HistoryDeps } from "./history-deps.ts"
import { listPastOrders } from "./list-past-orders.ts"
import { recommend } from "./recommend.ts"
import { removeFavouriteOrder } from "./remove-favourite-order.ts"
import { reorder } from "./reorder.ts"
import { saveFavouriteOrder } from "./save-favourite-order.ts"
import { readOrderDetails } from "./read-order-details.ts"

type HistoryRoutesDeps = Omit<HistoryDeps, "db" | "clock" | "random">

export function historyRoutes({ route, db, clock, random }: Platform, otherDeps: HistoryRoutesDeps): void {
  const deps: HistoryDeps = { db, clock, random, ...otherDeps }

  route("GET /order-service/ve3/orders", (call) => listPastOrders(deps, call, call.query))
  route("GET /order-service/ve3/orders/{orderId}", async (call) => ({
    orderDetails: await readOrderDetails(deps, call, call.params.orderId),
  }))
  route("GET /order-service/ve1/favourites/easy", async (call) => ({
    favourites: await readFavouriteOrders(deps, call),
  }))
  route("POST /order-service/ve1/favourites/easy/{orderId}", (call) =>
    saveFavouriteOrder(deps, call.tx, call, call.params.orderId, call.body),
  )
  route("DELETE /order-service/ve1/favourites/easy/{orderId}", async (call) => ({
    orderId: await removeFavouriteOrder(call.tx, call, call.params.orderId),
  }))
  route("POST /order-service/ve1/orders/onePassReOrder/order/{orderId}", async (call) => {
    const caller = { session: call.session, country: call.country, owner: cartOwnerOf(call) }
    return reorder(deps, call.tx, caller, call.params.orderId, call.body)
  })
  route("GET /order-service/ve1/orders/recommendations", async (call) => ({
    currency: currencyOf(call.country),
    recommendations: await recommend(deps, call, call.query.storeId),
  }))
}
