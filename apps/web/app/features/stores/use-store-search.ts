import { useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { isByCity, readStoreSearch, type StoreSearch } from "./store-search-query.ts"

/** Where to look for stores: as the address says, else around the chosen place. Undefined until it is known. */
export function useStoreSearch(): { isKnown: boolean; search: StoreSearch | undefined } {
  const { country } = usePageContext()
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const location = useChosenPlace()?.location
  if (!isHydrated) return { isKnown: false, search: undefined }
  const fromUrl = readStoreSearch(params, country)
  if (fromUrl || !location || isByCity(params)) return { isKnown: true, search: fromUrl }
  const { latitude, longitude, label } = location
  return { isKnown: true, search: { point: { latitude, longitude }, label } }
}
