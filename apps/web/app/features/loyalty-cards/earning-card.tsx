import { useQuery } from "@hearth/browser/use-query.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useCallback, useEffect, useEffectEvent, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCustomer } from "../../client/session/use-customer.ts"
import { serverNow } from "../../client/server-clock.ts"
import { programOfCountry } from "../../shared/loyalty/program-of-country.ts"
import {
  describeFailure,
  describeNextOrder,
  describeOrder,
  inviteGuestAfterOrder,
  inviteInCheckout,
} from "./describe-earning.ts"
import { type CardDescription, LoyaltyCard, LoyaltyCardSkeleton } from "./loyalty-card.tsx"
import { type EarningDetails, fetchEarning } from "./loyalty-cards.api.ts"
import { useLoyaltyVisitor } from "./use-loyalty-visitor.ts"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"

/**
 * LOY-3: what the order in checkout earns. `itemsPrice`, the price of the items without charges, is undefined until the
 * bill is known. An order of only a free pizza earns nothing.
 */
export function NextOrderEarning({ itemsPrice }: { itemsPrice: number | undefined }) {
  const { country } = usePageContext()
  const visitor = useLoyaltyVisitor()
  if (visitor === undefined || itemsPrice === 0) return undefined
  if (visitor === null) return <LoyaltyCard {...inviteInCheckout(programOfCountry(country), { isGuest: true })} />
  return <CustomerEarning key={visitor.userId} orderId={undefined} describe={describeNextOrder} />
}

export interface EarningOrder {
  orderId: string
  payable: number
  /** The points that paid for a free pizza of the order; 0 if none did. */
  spentPoints: number
  deliveryType: DeliveryType
  /** Whether the order is the visitor's own. Others may track it with its link, and learn nothing about its customer. */
  isOwn: boolean
  isHandedOver: boolean
}

/** LOY-3: what a placed order earns, on its own pages. The caller doesn't show it for a cancelled order. */
export function PlacedOrderEarning(order: EarningOrder) {
  const { orderId, payable, spentPoints, deliveryType, isOwn, isHandedOver } = order
  const { country, features } = usePageContext()
  const visitor = useLoyaltyVisitor()
  const isVisitorUnknown = useCustomer() === undefined
  if (!isOwn || (payable === 0 && spentPoints === 0)) return undefined
  // Until the session is known, the space is reserved for whatever card it will be.
  if (isVisitorUnknown && features.includes("loyalty")) return <LoyaltyCardSkeleton />
  if (visitor === undefined) return undefined
  if (visitor === null) return <LoyaltyCard {...inviteGuestAfterOrder(programOfCountry(country), { isHandedOver })} />
  const { timeZone: zone } = countries[country]
  return (
    <CustomerEarning
      key={visitor.userId}
      orderId={orderId}
      isHandedOver={isHandedOver}
      describe={(details) => describeOrder(details, { deliveryType, zone, now: serverNow(), features, spentPoints })}
    />
  )
}

interface CustomerEarningProps {
  /** Undefined for the order that the customer may place now. */
  orderId: string | undefined
  isHandedOver?: boolean
  describe: (details: EarningDetails) => CardDescription | undefined
}

/** The card's space is reserved until it is loaded. If it can't be, a link of the same height takes its place. */
function CustomerEarning({ orderId, isHandedOver = false, describe }: CustomerEarningProps) {
  const { country } = usePageContext()
  const load = useCallback((signal: AbortSignal) => fetchEarning(orderId, signal), [orderId])
  const query = useQuery(load)
  const reload = useEffectEvent(() => void query.reload())
  useWhenVisibleAgain(query.reload)
  const wasHandedOver = useRef(isHandedOver)
  useEffect(() => {
    if (isHandedOver && !wasHandedOver.current) reload()
    wasHandedOver.current = isHandedOver
  }, [isHandedOver])
  if (query.state === "failed") return <LoyaltyCard {...describeFailure(programOfCountry(country))} />
  if (query.state === "loading") return <LoyaltyCardSkeleton />
  const card = describe(query.value)
  return card && <LoyaltyCard {...card} />
}
