import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { FastifyRequest } from "fastify"
import type { Clock } from "../../platform/clock.ts"
import { blockedByPartner } from "../configuration/public.ts"
import type { Locator } from "../locator/public.ts"
import type { MenuResponses } from "./create-menu-responses.ts"

const SEARCH_LIMIT = 30

/** What every response depends on: the country, and the client type in the request's headers. */
interface MenuRequest {
  country: CountryCode
  request: Pick<FastifyRequest, "headers">
}

type StoreMenuRequest = MenuRequest & { params: { storeId: string } }

interface MenuReaderDeps {
  clock: Clock
  findStore: Locator["findStore"]
  responsesFor(country: CountryCode, storeId: string, blocked: readonly Feature[]): MenuResponses
}

/** Finds the responses for a request. */
export interface MenuReader {
  responsesOf(request: StoreMenuRequest): MenuResponses
  /** The home page of the requested store, or else of the country's default store. */
  home(request: MenuRequest & { query: { storeId?: string | undefined } }): ReturnType<MenuResponses["respond"]>
  widgets(request: StoreMenuRequest): ReturnType<MenuResponses["respond"]>
  search(request: StoreMenuRequest & { query: SearchQuery }): Pick<MenuResponses, "menuId" | "currency"> & {
    products: ReturnType<MenuResponses["search"]>
  }
}

type Filters = Parameters<MenuResponses["search"]>[1]

interface SearchQuery {
  q?: string | undefined
  veg?: string | undefined
  maxPrice?: string | undefined
  badge?: Filters["badge"]
}

export function createMenuReader({ findStore, responsesFor, clock }: MenuReaderDeps): MenuReader {
  function responsesOf({ country, request, params }: StoreMenuRequest): MenuResponses {
    return responsesFor(country, params.storeId, blockedByPartner[toClientType(request.headers["client-type"])])
  }

  /**
   * TRK-3: there is no guarantee while the store reports conditions that slow its riders down. It isn't shown while the
   * store is closed, when nothing can arrive within 30 minutes.
   */
  function isGuaranteed({ country, params }: StoreMenuRequest): boolean {
    const store = findStore(country, params.storeId)
    if (!store || store.conditionsUnsuitable) return false
    return availabilityOf(store.schedule, "DELIVERY", clock.now().getTime()).open
  }

  return {
    responsesOf,
    home({ country, request, query }) {
      const storeRequest = {
        country,
        request,
        params: { storeId: query.storeId ?? countries[country].defaultStore.id },
      }
      return responsesOf(storeRequest).respond(isGuaranteed(storeRequest) ? "home" : "homeWithoutGuarantee")
    },
    widgets: (request) => responsesOf(request).respond(isGuaranteed(request) ? "widgets" : "widgetsWithoutGuarantee"),
    search(request) {
      const { q = "", veg, maxPrice, badge } = request.query
      const filters = { veg: veg === "true", maxPrice: maxPrice === undefined ? undefined : Number(maxPrice), badge }
      const { menuId, currency, search } = responsesOf(request)
      return { menuId, currency, products: search(q, filters, SEARCH_LIMIT) }
    },
  }
}
