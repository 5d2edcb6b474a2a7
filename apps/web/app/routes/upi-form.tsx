import type { LoaderFunctionArgs } from "react-router"
import { UpiFormScreen } from "../features/checkout/upi-form-screen.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return <UpiFormScreen transactionId={useTransactionId()} />
}
