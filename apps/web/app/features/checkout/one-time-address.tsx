import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./checkout.module.css"
import type { CheckoutState } from "./use-checkout.ts"

/** An address for this order only: the pin is set already, the house number is not. */
export function OneTimeAddress({ checkout }: { checkout: CheckoutState }) {
  return (
    <>
      <p className={styles.pin}>
        <PinIcon size={18} />
        <span>{checkout.place?.location?.label}</span>
      </p>
      <AddressFields checkout={checkout} />
    </>
  )
}

export function AddressFields({ checkout: { form, updateForm, formErrors } }: { checkout: CheckoutState }) {
  const field = (name: "houseNo" | "address" | "landmark") => ({
    name,
    value: form[name],
    error: formErrors[name],
    onChange: (event: { currentTarget: { value: string } }) => updateForm({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <Field label={fieldTexts.houseNo} autoComplete="address-line1" maxLength={60} {...field("houseNo")} />
      <Field label={fieldTexts.streetAndArea} autoComplete="address-line2" maxLength={300} {...field("address")} />
      <Field label={fieldTexts.landmark} maxLength={120} {...field("landmark")} />
    </>
  )
}
