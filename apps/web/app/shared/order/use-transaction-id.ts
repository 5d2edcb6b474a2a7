import { useSearchParams } from "react-router"
import { readTransactionId } from "./transactions.api.ts"
import { useHydrated } from "../../client/loading/hydration.ts"

/**
 * The transaction id in the URL, or null if there is none; undefined during hydration, because the page was rendered
 * without its query.
 */
export function useTransactionId(): string | null | undefined {
  const [params] = useSearchParams()
  return useHydrated() ? (readTransactionId(params) ?? null) : undefined
}
