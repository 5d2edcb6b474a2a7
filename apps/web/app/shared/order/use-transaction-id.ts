import { useSearchParams } from "react-router"
import { readTransactionId } from "./transactions.api.ts"
import { useHydrated } from "../../client/loading/hydration.ts"

/** The order the address names, null where it names none; undefined while the page is taken over, drawn without its query. */
export function useTransactionId(): string | null | undefined {
  const [params] = useSearchParams()
  return useHydrated() ? (readTransactionId(params) ?? null) : undefined
}
