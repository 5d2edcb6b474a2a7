import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { miniAppFromQuery } from "@hearth/contract/client-types.ts"
import { type PageStore, STORE_COOKIE } from "@hearth/contract/page-rendering.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { parseCookie } from "cookie"
import type { FastifyRequest } from "fastify"
import { countryOf } from "../../platform/http/call.ts"
import type { Switches } from "../../platform/switches.ts"
import type { Settings } from "../../settings.ts"
import { blockedByPartner } from "../configuration/public.ts"
import type { PageDeps } from "./page-deps.ts"
import type { Audience } from "./page-request.ts"

interface AudienceDeps {
  settings: Pick<Settings, "country">
  switches: Pick<Switches, "featuresOff">
  findStore: PageDeps["findStore"]
}

type AudienceRequest = Pick<FastifyRequest, "host" | "headers">

/** Returns the visitors that a requested page is made for. */
export function pageAudienceOf(
  { settings, switches, findStore }: AudienceDeps,
  request: AudienceRequest,
  search: string,
): Audience {
  const country = countryOf(request, settings.country)
  const miniApp = search === "" ? undefined : miniAppFromQuery(Object.fromEntries(new URLSearchParams(search)))
  const clientType = miniApp ?? "web app-chrome"
  const blocked = blockedByPartner[clientType].map((feature) => ({ feature }))
  return {
    country,
    store: chosenStore(findStore, request, country),
    clientType,
    featuresOff: [...switches.featuresOff(), ...blocked],
  }
}

/** Returns only a store that exists, so that forged cookies can't fill the cache. */
function chosenStore(findStore: PageDeps["findStore"], { headers }: AudienceRequest, country: CountryCode): PageStore {
  const { cookie } = headers
  const storeId = cookie?.includes(STORE_COOKIE) ? parseCookie(cookie)[STORE_COOKIE] : undefined
  return (storeId ? findStore(country, storeId) : undefined) ?? countries[country].defaultStore
}

/** Returns only a product that the store sells, so that forged ids can't fill the cache. */
export function productFromSearch(
  { findProduct }: Pick<PageDeps, "findProduct">,
  search: string,
  { country, store }: Pick<Audience, "country" | "store">,
): Product | undefined {
  const id = search.includes("product=") ? new URLSearchParams(search).get("product") : null
  return id === null ? undefined : findProduct(country, store.id, id)
}
