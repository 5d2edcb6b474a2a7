import type { Platform } from "../../platform/platform.ts"
import type { Stock } from "./create-stock.ts"
import type { MenuReader } from "./menu-reader.ts"

export function catalogRoutes(
  { route }: Pick<Platform, "route">,
  { responsesOf, home, widgets, search }: MenuReader,
  stock: Stock,
): void {
  route("GET /v1/{storeId}/menu/data", (call) => responsesOf(call).respond("menu"))
  route("GET /v1/{storeId}/toppings/data", (call) => responsesOf(call).respond("toppings"))
  route("GET /v3/homePage/data", home)
  route("GET /catalog-service/ve1/stores/{storeId}/leftMenu", (call) => responsesOf(call).respond("leftMenu"))
  route("GET /catalog-service/ve1/stores/{storeId}/widget", widgets)
  route("GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}", (call) =>
    responsesOf(call).widget(call.params.widgetId),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/deals", (call) => responsesOf(call).respond("deals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/all", (call) => responsesOf(call).respond("allDeals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}", (call) =>
    responsesOf(call).deal(call.params.dealId),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/search", search)
  route("GET /catalog-service/ve1/stores/{storeId}/stock", (call) =>
    stock.responseFor(call.params.storeId, responsesOf(call).products),
  )
}
