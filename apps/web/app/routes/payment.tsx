import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { ProcessingScreen } from "../features/checkout/processing-screen.tsx"
import { LoginInvite, LoginOver } from "../features/login/login-over.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

/** The checkout; with an order in the address, back from its provider. */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const transactionId = useTransactionId()
  if (transactionId) return <ProcessingScreen key={transactionId} transactionId={transactionId} />
  return (
    <>
      <CheckoutScreen heading={entry.heading} invite={<LoginInvite />} />
      <LoginOver />
    </>
  )
}
