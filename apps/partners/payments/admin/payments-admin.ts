import type { RefundState } from "../database/refunds.store.ts"
import type { CallbackPublisher } from "../callbacks/create-callback-publisher.ts"
import type { CurrentCallbackPlan } from "../callbacks/callback-plan.ts"
import type { PaymentFailurePlan, PaymentFailures } from "../payment-failures.ts"
import type { Provider } from "../providers.ts"
import type { PaymentService } from "../payment-service.ts"

/** What the admin API can read and change. */
export interface PaymentsAdmin {
  service: PaymentService
  publisher: CallbackPublisher
  callbackPlans: Readonly<Record<Provider, CurrentCallbackPlan>>
  failures: Readonly<Record<Provider, PaymentFailures>>
  setFailures(provider: Provider, plan: PaymentFailurePlan): Promise<void>
  /** The state in which each provider's refunds start. */
  refundStates: Map<Provider, RefundState>
  setCallbackBase(url: string): void
}
