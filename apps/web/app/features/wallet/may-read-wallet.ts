import { isMiniApp } from "@hearth/contract/client-types.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"

/**
 * PAY-8: the summary is fetched only for customers, not in a mini-app, where the partner's wallet pays, and only if the
 * country and deployment have a wallet.
 */
export function mayReadWallet(
  isCustomer: boolean,
  { clientType, features }: Pick<PageContext, "clientType" | "features">,
) {
  return isCustomer && !isMiniApp(clientType) && features.includes("wallet")
}
