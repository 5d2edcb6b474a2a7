import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Feature } from "@hearth/domain/countries/features.ts"

/** What the partner in whose app we run does not want there. */
export const blockedByVendor: Readonly<Record<ClientType, readonly Feature[]>> = {
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
