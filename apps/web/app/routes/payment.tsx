import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { PaytmFormScreen } from "../features/checkout/payment/paytm-form-screen.tsx"
import { ProcessingScreen } from "../features/checkout/payment/processing-screen.tsx"
import { UpiFormScreen } from "../features/checkout/payment/upi-form-screen.tsx"
import { NextOrderEarning } from "../features/loyalty-cards/earning-card.tsx"
import { LoginInvite, LoginOverlay } from "../features/login/login-overlay.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { useTransactionId } from "../shared/order/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

const renderEarning = (itemsPrice: number | undefined) => <NextOrderEarning itemsPrice={itemsPrice} />

/** The checkout, its forms for payment providers, and, with a transaction id in the URL, the return from a provider. */
export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const transactionId = useTransactionId()
  if (pathname === "/paytmForm") return <PaytmFormScreen transactionId={transactionId} />
  if (pathname === "/upiForm") return <UpiFormScreen transactionId={transactionId} />
  if (transactionId) return <ProcessingScreen key={transactionId} transactionId={transactionId} />
  return (
    <>
      <CheckoutScreen heading={entry.heading} invite={<LoginInvite />} renderEarning={renderEarning} />
      <LoginOverlay />
    </>
  )
}
