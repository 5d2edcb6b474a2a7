import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { PaytmFormScreen } from "../features/checkout/paytm-form-screen.tsx"
import { ProcessingScreen } from "../features/checkout/processing-screen.tsx"
import { UpiFormScreen } from "../features/checkout/upi-form-screen.tsx"
import { LoginInvite, LoginOver } from "../features/login/login-over.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

/** The checkout and its steps at a provider; with an order in its own address, back from one. */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const transactionId = useTransactionId()
  if (pathname === "/paytmForm") return <PaytmFormScreen transactionId={transactionId} />
  if (pathname === "/upiForm") return <UpiFormScreen transactionId={transactionId} />
  if (transactionId) return <ProcessingScreen key={transactionId} transactionId={transactionId} />
  return (
    <>
      <CheckoutScreen heading={entry.heading} invite={<LoginInvite />} />
      <LoginOver />
    </>
  )
}
