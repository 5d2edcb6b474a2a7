import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as cartTexts from "@hearth/texts/cart/cart.ts"
import { ActionBar } from "@hearth/ui/action-bar/action-bar.tsx"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { type ReactNode, useCallback } from "react"
import type { CartView } from "../../cart/cart.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { fetchStoreDetails } from "../../place/locator.api.ts"
import { useHideAppBottomBar } from "../../shared/page/use-hide-app-bottom-bar.ts"

/**
 * The cart's main action: choose a place if none is chosen, otherwise go to checkout. Where online payment is off, it
 * offers to call the store.
 */
export function CartActionBar({ cart }: { cart: CartView }) {
  const { features } = usePageContext()
  const chosenPlace = useChosenPlace()
  const isPlaceChosen =
    chosenPlace !== null && (chosenPlace.deliveryType !== "DELIVERY" || chosenPlace.location !== null)
  useHideAppBottomBar()
  if (!isPlaceChosen && features.includes("stores")) return <AddAddressBar cart={cart} />
  return features.includes("payment") ? <CheckoutBar cart={cart} /> : <CallStoreBar cart={cart} />
}

function AddAddressBar({ cart }: { cart: CartView }) {
  return (
    <BarWithTotal cart={cart} note={cartTexts.pricesOfStore}>
      <Button size="large" onClick={() => openLocationSheet(undefined, "cart")}>
        {cartTexts.addDeliveryAddress}
      </Button>
    </BarWithTotal>
  )
}

/** The link to checkout, disabled while the cart can't be ordered. `BillNotes` shows the reason. */
function CheckoutBar({ cart }: { cart: CartView }) {
  return (
    <BarWithTotal cart={cart}>
      {isOrderable(cart) ? (
        <ButtonLink size="large" href="/payment">
          {cartTexts.goToCheckout}
        </ButtonLink>
      ) : (
        <Button size="large" disabled>
          {cartTexts.goToCheckout}
        </Button>
      )}
    </BarWithTotal>
  )
}

function CallStoreBar({ cart }: { cart: CartView }) {
  const { features } = usePageContext()
  const phone = useStorePhone(features.includes("stores") ? cart.storeId : undefined, cart.deliveryType)
  return (
    <BarWithTotal cart={cart} note={cartTexts.sameMenuByPhone(phone)}>
      {isOrderable(cart) ? (
        <ButtonLink
          size="large"
          href={`tel:${phone.replaceAll(" ", "")}`}
          icon={<PhoneIcon size={20} />}
          aria-label={cartTexts.callToOrderOn(phone)}
        >
          {cartTexts.callToOrder}
        </ButtonLink>
      ) : (
        <Button size="large" disabled>
          {cartTexts.callToOrder}
        </Button>
      )}
    </BarWithTotal>
  )
}

function BarWithTotal({ cart, note, children }: { cart: CartView; note?: string; children: ReactNode }) {
  const { country } = usePageContext()
  const total = cart.bill && !cart.isUpdating ? formatMoney(cart.bill.payable, country) : undefined
  return <ActionBar total={total} totalLabel={billTexts.total} action={children} note={note} />
}

/** A cart whose bill isn't known yet may be taken to checkout, which checks it again. */
const isOrderable = ({ bill }: CartView) => bill === null || bill.orderable

/** Returns the store's phone number, or the country's customer care number when the store's is unknown. */
function useStorePhone(storeId: string | undefined, type: CartView["deliveryType"]): string {
  const { country } = usePageContext()
  const load = useCallback((signal: AbortSignal) => fetchStoreDetails(storeId ?? "", type, signal), [storeId, type])
  const query = useQuery(storeId ? load : undefined)
  return query.state === "ready" && query.value.store.phone ? query.value.store.phone : countries[country].customerCare
}
