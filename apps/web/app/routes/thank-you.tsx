import type { LoaderFunctionArgs } from "react-router"
import { InstallBanner } from "../features/install-banner/install-banner.tsx"
import { ThankYouScreen } from "../features/thank-you/thank-you-screen.tsx"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return (
    <>
      <ThankYouScreen transactionId={useTransactionId()} />
      <InstallBanner />
    </>
  )
}
