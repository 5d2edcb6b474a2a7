import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { PageStore } from "@hearth/contract/page-rendering.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import type { Platform } from "../../platform/platform.ts"
import type { FinishedPage } from "./finished-page.ts"
import type { LoadedWeb } from "./load-web-build.ts"
import type { PageCache } from "./page-cache.ts"

export type CachedPage = FinishedPage & { status: number }

/** Returns the product that a store sells under this id. */
export type FindProduct = (country: CountryCode, storeId: string, productId: string) => Product | undefined

/** What serving pages needs. */
export interface PageDeps extends Pick<Platform, "settings" | "switches" | "http" | "clock" | "log"> {
  /** Returns the store that a visitor chose, if the country has it. */
  findStore(country: CountryCode, storeId: string): PageStore | undefined
  /** Finds the product that a URL names, which the page contains for browsers without scripts. */
  findProduct: FindProduct
  cache: PageCache<CachedPage>
  /** Returns undefined until the web app's build has been loaded. */
  loadedWeb(): LoadedWeb | undefined
  originOf(request: Pick<FastifyRequest, "host">): string
}
