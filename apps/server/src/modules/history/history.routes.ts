import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import { sessionCart } from "../cart/public.ts"
import { ownOrderByNumber } from "../orders/public.ts"
import { favouriteOrders } from "./favourite-orders.ts"
import type { HistoryShop } from "./history-shop.ts"
import { deleteFavouriteOrder } from "./history.store.ts"
import { listOrders } from "./list-orders.ts"
import { recommend } from "./recommend.ts"
import { reorder } from "./reorder.ts"
import { saveFavourite } from "./save-favourite.ts"
import { showOrder } from "./show-order.ts"

type Needs = Omit<HistoryShop, "db" | "clock" | "random">

export function historyRoutes({ route, db, clock, random }: Platform, needs: Needs): void {
  const shop: HistoryShop = { db, clock, random, ...needs }

  route("GET /order-service/ve3/orders", async (call) => ({
    status: "success",
    ...(await listOrders(shop, call, call.query)),
  }))
  route("GET /order-service/ve3/orders/{orderId}", async (call) => ({
    status: "success",
    orderDetails: await showOrder(shop, call, call.params.orderId),
  }))
  route("GET /order-service/ve1/favourites/easy", async (call) => ({
    status: "success",
    data: { favourites: await favouriteOrders(shop, call) },
  }))
  route("POST /order-service/ve1/favourites/easy/{orderId}", async (call) => ({
    status: "success",
    data: await saveFavourite(shop, call.tx, call, call.params.orderId, call.body),
  }))
  route("DELETE /order-service/ve1/favourites/easy/{orderId}", async (call) => {
    const { id, number } = await ownOrderByNumber(call.tx, call, call.params.orderId)
    await deleteFavouriteOrder(call.tx, call.session.userId, id)
    return { status: "success", data: { orderId: number } }
  })
  route("POST /order-service/ve1/orders/onePassReOrder/order/{orderId}", async (call) => {
    const asker = { session: call.session, country: call.country, owner: sessionCart(call) }
    return { status: "success", data: await reorder(shop, call.tx, asker, call.params.orderId, call.body) }
  })
  route("GET /order-service/ve1/orders/recommendations", async (call) => ({
    status: "success",
    data: {
      currency: currencyOf(call.country),
      recommendations: await recommend(shop, call, call.query.storeId),
    },
  }))
}
