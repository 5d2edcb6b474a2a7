import type { RefundState } from "../books/refunds.store.ts"
import type { Announcer } from "../callbacks/announce.ts"
import type { CallbackPlans } from "../callbacks/callback-plan.ts"
import type { PaymentFailurePlan, PaymentFailures } from "../failures.ts"
import type { Provider } from "../providers.ts"
import type { Till } from "../till.ts"

/** What the desk can see and do. */
export interface Desk {
  till: Till
  announcer: Announcer
  plans: Readonly<Record<Provider, CallbackPlans>>
  failures: Readonly<Record<Provider, PaymentFailures>>
  setFailures(provider: Provider, plan: PaymentFailurePlan): Promise<void>
  /** How refunds of a provider begin. */
  refundStates: Map<Provider, RefundState>
  setBase(url: string): void
}
