import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as cartTexts from "@hearth/texts/cart/cart.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { AlertIcon, InfoIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useCallback } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { CartView } from "../../cart/cart.ts"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { fetchStoreDetails } from "../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { useHideAppBottomBar } from "../../shared/page/use-hide-app-bottom-bar.ts"
import styles from "./cart-action-bar.module.css"

/** CAR-8: problems that prevent the order, and notices. */
export function BillNotes({ cart: { bill } }: { cart: CartView }) {
  if (!bill) return undefined
  const refusedCount = bill.invalidItems.length
  const refusedNotes =
    refusedCount > 0 ? [{ code: "REFUSED", stops: true, message: cartTexts.itemsUnavailable(refusedCount) }] : []
  const notes = [...refusedNotes, ...bill.notes.filter(({ code }) => code !== "LINE_QUANTITY")]
  return notes.length === 0 ? undefined : (
    <ul className={styles.notes}>
      {notes.map(({ code, message, stops }) => (
        <li key={code} className={stops ? styles.stops : undefined}>
          {stops ? <AlertIcon size={18} /> : <InfoIcon size={18} />}
          {message}
        </li>
      ))}
    </ul>
  )
}

/**
 * The cart's main action: choose a place if none is chosen, otherwise go to checkout. Where online payment is off, it
 * offers to call the store.
 */
export function CartActionBar({ cart }: { cart: CartView }) {
  const { bill, isUpdating } = cart
  const { country, features } = usePageContext()
  const chosenPlace = useChosenPlace()
  const isPlaceChosen =
    chosenPlace !== null && (chosenPlace.deliveryType !== "DELIVERY" || chosenPlace.location !== null)
  useHideAppBottomBar()
  return (
    <div className={styles.step}>
      <p className={styles.sum}>
        <strong data-testid="to-pay" aria-busy={isUpdating}>
          {bill && !isUpdating ? formatMoney(bill.payable, country) : "…"}
        </strong>
        <span>{billTexts.total}</span>
      </p>
      {!isPlaceChosen && features.includes("stores") ? (
        <>
          <Button size="large" onClick={() => openLocationSheet(undefined, "cart")}>
            {cartTexts.addDeliveryAddress}
          </Button>
          <p className={styles.words}>{cartTexts.pricesOfStore}</p>
        </>
      ) : features.includes("payment") ? (
        <CheckoutLink bill={bill} />
      ) : (
        <CallStore cart={cart} />
      )}
    </div>
  )
}

/** The link to checkout, disabled while the cart can't be ordered. `BillNotes` shows the reason. */
function CheckoutLink({ bill }: Pick<CartView, "bill">) {
  return bill !== null && !bill.orderable ? (
    <Button size="large" disabled>
      {cartTexts.goToCheckout}
    </Button>
  ) : (
    <ButtonLink size="large" href="/payment">
      {cartTexts.goToCheckout}
    </ButtonLink>
  )
}

function CallStore({ cart: { bill, storeId, deliveryType } }: { cart: CartView }) {
  const { features } = usePageContext()
  const phone = useStorePhone(features.includes("stores") ? storeId : undefined, deliveryType)
  return (
    <>
      {bill !== null && !bill.orderable ? (
        <Button size="large" disabled>
          {cartTexts.callToOrder}
        </Button>
      ) : (
        <ButtonLink
          size="large"
          href={`tel:${phone.replaceAll(" ", "")}`}
          icon={<PhoneIcon size={20} />}
          aria-label={cartTexts.callToOrderOn(phone)}
        >
          {cartTexts.callToOrder}
        </ButtonLink>
      )}
      <p className={styles.words}>{cartTexts.sameMenuByPhone(phone)}</p>
    </>
  )
}

/** Returns the store's phone number, or the country's customer care number when the store's is unknown. */
function useStorePhone(storeId: string | undefined, type: CartView["deliveryType"]): string {
  const { country } = usePageContext()
  const load = useCallback((signal: AbortSignal) => fetchStoreDetails(storeId ?? "", type, signal), [storeId, type])
  const query = useQuery(storeId ? load : undefined)
  return query.state === "ready" && query.value.store.phone ? query.value.store.phone : countries[country].customerCare
}
