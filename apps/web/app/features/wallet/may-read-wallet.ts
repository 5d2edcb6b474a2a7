import type { PageContext } from "@hearth/contract/page-rendering.ts"

/**
 * PAY-8: the summary is fetched for customers only, and not in a partner's app, whose own wallet pays there, nor where the
 * country or the deployment has no wallet.
 */
export function mayReadWallet(
  isCustomer: boolean,
  { clientType, features }: Pick<PageContext, "clientType" | "features">,
) {
  return isCustomer && clientType === "web app-chrome" && features.includes("wallet")
}
