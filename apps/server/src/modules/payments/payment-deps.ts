import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { Platform } from "../../platform/platform.ts"
import type { PaymentOrders } from "./payments.ts"
import type { CircuitsOfProvider } from "./providers/provider-circuits.ts"
import type { Provider } from "./providers/provider.ts"

export interface PaymentDeps extends Pick<
  Platform,
  "db" | "clock" | "random" | "log" | "jobs" | "settings" | "switches"
> {
  providers: ReadonlyMap<PaymentProvider, Provider>
  circuitsOfProvider: CircuitsOfProvider
  orders: PaymentOrders
}

export function requireProvider({ providers }: Pick<PaymentDeps, "providers">, name: PaymentProvider | null): Provider {
  const provider = name === null ? undefined : providers.get(name)
  if (!provider) throw new Error(`unknown provider: ${name}`)
  return provider
}
