import { useSearchParams } from "react-router"
import { readTransactionId } from "../session/orders.api.ts"
import { useTakenOver } from "./taken-over.ts"

/** The order the address names, null where it names none; undefined while the page is taken over, drawn without its query. */
export function useTransactionId(): string | null | undefined {
  const [params] = useSearchParams()
  return useTakenOver() ? (readTransactionId(params) ?? null) : undefined
}
