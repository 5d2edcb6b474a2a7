import { countries } from "@hearth/domain/countries/countries.ts"
import { startHearth } from "../scripts/start-hearth.mjs"
import { compareWithBareServer } from "./compare-with-bare-server.ts"

/** Requests per second of the menu's calls: the whole menu, the toppings, and the stock. */
const storeId = countries.IN.defaultStore.id

const targets = [
  {
    name: "menu API, brotli: rate relative to a bare server",
    path: `/api/v1/${storeId}/menu/data`,
    encoding: "br",
    bar: 0.6,
  },
  {
    name: "toppings API, brotli: rate relative to a bare server",
    path: `/api/v1/${storeId}/toppings/data`,
    encoding: "br",
    bar: 0.6,
  },
  {
    name: "stock API: rate relative to a bare server",
    path: `/api/catalog-service/ve1/stores/${storeId}/stock`,
    encoding: "br",
    bar: 0.5,
  },
]

const hearth = await startHearth({ env: { LOG_LEVEL: "info" } })
try {
  await compareWithBareServer(hearth.port, targets)
} finally {
  await hearth.stop()
}
