import type { LoaderFunctionArgs } from "react-router"
import { PaytmFormScreen } from "../features/checkout/paytm-form-screen.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return <PaytmFormScreen transactionId={useTransactionId()} />
}
