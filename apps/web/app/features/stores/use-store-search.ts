import { useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { isByCity, readStoreSearch, type StoreSearch } from "./store-search-query.ts"

/**
 * Where to search for stores: at the URL's place or city, otherwise at the chosen place. `isReady` is false before
 * hydration.
 */
export function useStoreSearch(): { isReady: boolean; search: StoreSearch | undefined } {
  const { country } = usePageContext()
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const location = useChosenPlace()?.location
  if (!isHydrated) return { isReady: false, search: undefined }
  const requestedSearch = readStoreSearch(params, country)
  if (requestedSearch || !location || isByCity(params)) return { isReady: true, search: requestedSearch }
  const { latitude, longitude, label } = location
  return { isReady: true, search: { point: { latitude, longitude }, label } }
}
