import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Settings } from "../../settings.ts"

/** MIN-1: in whose app the shop runs, how that app pays, and as whom we are known to it. In a browser there is none. */
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
