import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import { type ComponentType, lazy } from "react"
import type { LoaderFunctionArgs } from "react-router"
import { InstallBanner } from "../features/install-banner/install-banner.tsx"
import { PlacedOrderEarning } from "../features/loyalty-cards/earning-card.tsx"
import { ThankYouScreen } from "../features/thank-you/thank-you-screen.tsx"
import { importWithRetry } from "../client/loading/import-with-retry.ts"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { spentPointsOf } from "../shared/order/spent-points.ts"
import { useTransactionId } from "../shared/order/use-transaction-id.ts"

/** If it can't be loaded, the page is complete without it. */
const SaveDetails = lazy<ComponentType<{ order: Transaction }>>(() =>
  importWithRetry(() => import("../features/save-details/save-details.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

const renderEarning = ({ orderId, bill, payable, deliveryType, orderStatus }: Transaction) => (
  <PlacedOrderEarning
    orderId={orderId}
    payable={payable}
    spentPoints={spentPointsOf(bill)}
    deliveryType={deliveryType}
    isOwn
    isHandedOver={isHandedOver(orderStatus)}
  />
)

export function Component() {
  return (
    <>
      <ThankYouScreen transactionId={useTransactionId()} SaveDetails={SaveDetails} renderEarning={renderEarning} />
      <InstallBanner />
    </>
  )
}
