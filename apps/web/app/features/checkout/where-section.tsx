import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { CarIcon, DineIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import styles from "./checkout.module.css"
import { SavedAddresses } from "./saved-addresses.tsx"
import { Problems, problemsIn, CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutState } from "./use-checkout.ts"
import { OneTimeAddress } from "./one-time-address.tsx"

const headings = {
  DELIVERY: { title: checkoutTexts.deliverTo, icon: <PinIcon size={20} /> },
  PICKUP: { title: checkoutTexts.pickUpFrom, icon: <StoreIcon size={20} /> },
  CURBSIDE: { title: checkoutTexts.curbsideAt, icon: <CarIcon size={20} /> },
  DINEIN: { title: checkoutTexts.dineInAt, icon: <DineIcon size={20} /> },
}

/** LOC-11: each delivery type requires different details of the place. */
export function WhereSection({ checkout }: { checkout: CheckoutState }) {
  const { deliveryType, problems, place, formErrors, customer, addresses } = checkout
  const isPlaceComplete = place !== null && (deliveryType !== "DELIVERY" || place.location !== null)
  const change = () => openLocationSheet(deliveryType, "payment")
  return (
    <CheckoutSection
      id="where"
      {...headings[deliveryType]}
      busy={
        deliveryType === "DELIVERY" &&
        isPlaceComplete &&
        (customer === undefined || (customer !== null && addresses.state === "loading"))
      }
      problems={problemsIn("where", problems)}
      action={
        isPlaceComplete ? (
          <Button size="small" variant="quiet" aria-label={checkoutTexts.changeLocation} onClick={change}>
            {labels.change}
          </Button>
        ) : undefined
      }
    >
      {isPlaceComplete ? (
        <DestinationFields checkout={checkout} />
      ) : (
        <Button variant="secondary" onClick={change}>
          {deliveryType === "DELIVERY" ? checkoutTexts.addDeliveryAddress : checkoutTexts.chooseStore}
        </Button>
      )}
      <Problems problems={formErrors.place ? [{ code: "ADDRESS_MISSING", message: formErrors.place }] : []} />
    </CheckoutSection>
  )
}

function DestinationFields({ checkout }: { checkout: CheckoutState }) {
  const { deliveryType, customer } = checkout
  if (deliveryType === "DELIVERY") {
    if (customer === undefined) return <Skeleton lines={2} />
    return customer ? <SavedAddresses checkout={checkout} /> : <OneTimeAddress checkout={checkout} />
  }
  return (
    <>
      <StoreLine checkout={checkout} />
      {deliveryType === "CURBSIDE" ? <VehicleFields checkout={checkout} /> : undefined}
      {deliveryType === "DINEIN" ? <TableChoice checkout={checkout} /> : undefined}
    </>
  )
}

function StoreLine({ checkout: { storeQuery } }: { checkout: CheckoutState }) {
  if (storeQuery.state !== "ready") return storeQuery.state === "loading" ? <Skeleton lines={2} /> : undefined
  const { name, city, address } = storeQuery.value.store
  return (
    <p className={styles.fact}>
      <strong>{checkoutTexts.storeAndCity(name, city)}</strong>
      <span className={styles.muted}>{address}</span>
    </p>
  )
}

function VehicleFields({ checkout: { form, updateForm, formErrors } }: { checkout: CheckoutState }) {
  const field = (name: "colour" | "model" | "lastDigits") => ({
    name,
    value: form[name],
    error: formErrors[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => updateForm({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={styles.pair}>
      <Field
        label={checkoutTexts.carColour}
        placeholder={checkoutTexts.colourExample}
        maxLength={30}
        {...field("colour")}
      />
      <Field
        label={checkoutTexts.carModel}
        placeholder={checkoutTexts.modelExample}
        maxLength={30}
        {...field("model")}
      />
      <Field
        label={checkoutTexts.lastDigits}
        placeholder={checkoutTexts.lastDigitsExample}
        inputMode="numeric"
        maxLength={4}
        {...field("lastDigits")}
      />
    </div>
  )
}

function TableChoice({ checkout: { storeQuery, form, updateForm, formErrors } }: { checkout: CheckoutState }) {
  if (storeQuery.state !== "ready") return undefined
  const tables = Array.from({ length: storeQuery.value.store.tables }, (_, index) => ({
    value: String(index + 1),
    label: createElement(
      Fragment,
      null,
      ...checkoutTexts.table<ReactNode>(index + 1, (text) => <span className="sr-only">{text}</span>),
    ),
  }))
  return (
    <>
      <RadioGroup
        legend={checkoutTexts.whichTable}
        variant="chips"
        name="table"
        options={tables}
        value={form.table === "" ? undefined : form.table}
        onChange={(table) => updateForm({ table })}
      />
      <Problems problems={formErrors.table ? [{ code: "TABLE_MISSING", message: formErrors.table }] : []} />
    </>
  )
}
