import { usePageContext } from "../../client/page/page-context.tsx"
import { type Customer, useCustomer } from "../../client/session/use-customer.ts"

/**
 * The visitor for whom the loyalty programme has a card; null for a guest. Undefined until the session is known, while
 * the programme is switched off, and for guests in an app where nobody can sign in.
 */
export function useLoyaltyVisitor(): Customer | null | undefined {
  const { features } = usePageContext()
  const customer = useCustomer()
  if (!features.includes("loyalty")) return undefined
  return customer === null && !features.includes("login") ? undefined : customer
}
