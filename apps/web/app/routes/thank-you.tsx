import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { type ComponentType, lazy } from "react"
import type { LoaderFunctionArgs } from "react-router"
import { InstallBanner } from "../features/install-banner/install-banner.tsx"
import { ThankYouScreen } from "../features/thank-you/thank-you-screen.tsx"
import { loadPatiently } from "../shell/load-patiently.ts"
import { findEntry } from "../session/find-entry.ts"
import { useTransactionId } from "../shell/use-transaction-id.ts"

/** Where it can't be had, the page is whole without it. */
const KeepDetails = lazy<ComponentType<{ order: Transaction }>>(() =>
  loadPatiently(() => import("../features/keep-details/keep-details.tsx")).catch(() => ({ default: () => undefined })),
)

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  return (
    <>
      <ThankYouScreen transactionId={useTransactionId()} KeepDetails={KeepDetails} />
      <InstallBanner />
    </>
  )
}
