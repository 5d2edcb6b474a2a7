import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Settings } from "../../settings.ts"

/** MIN-1: the partner whose app we run in, its payment method and our client id there. They are null in a browser. */
export function vendorConfigOf({ miniApps }: Pick<Settings, "miniApps">, clientType: ClientType) {
  switch (clientType) {
    case "web app-paytm":
      return { partnerName: "PAYTM", primaryPaymentId: "PAYTM", clientId: miniApps.paytm ?? null, source: "paytm" }
    case "web app-gpay":
      return { partnerName: "GPAY", primaryPaymentId: "GPAY", clientId: miniApps.gpay ?? null, source: "gpay" }
    case "web app-chrome":
      return { partnerName: null, primaryPaymentId: null, clientId: null, source: "web" }
  }
}
