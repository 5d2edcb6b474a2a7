import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** The client's own data that is sent with every call (SES-2), apart from its credentials. */
export interface ClientContext {
  country: CountryCode
  storeId: string
  clientType: "web app-chrome" | "web app-paytm" | "web app-gpay"
  source: string
  deliveryType: DeliveryType
  abVariants: string
  analyticsId: string
}

const context: ClientContext = {
  country: "IN",
  storeId: "",
  clientType: "web app-chrome",
  source: "web",
  deliveryType: "DELIVERY",
  abVariants: "",
  analyticsId: "",
}

export function clientContext(): Readonly<ClientContext> {
  return context
}

export function updateClientContext(change: Partial<ClientContext>): void {
  Object.assign(context, change)
}
