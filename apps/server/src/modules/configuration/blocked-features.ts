import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"

/** The features that are blocked in each client, because the mini-app's partner doesn't allow them. */
export const blockedByPartner: Readonly<Record<ClientType, readonly Feature[]>> = {
  "web app-chrome": [],
  "web app-paytm": [
    "irctc",
    "feedback",
    "deals_and_offer",
    "deliver_on_train",
    "wallet",
    "support",
    "logout",
    "offers",
    "showAppBanner",
    "everyday_value_offer",
    "edv",
  ],
  "web app-gpay": [],
}
