import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { type AddressErrors, checkAddress, type AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverMessage } from "@hearth/browser/result.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { showPopup } from "../../client/popup.store.ts"
import { type AddressDraft, readDraft, discardDraft, storeDraft } from "./address-draft.ts"
import styles from "./address-form.module.css"
import { type AddressInput, saveAddress } from "./addresses.api.ts"
import { AddressPin } from "./address-pin.tsx"

export interface AddressFormProps {
  /** Initial values: a saved address, or the contact of the last address and the place from the map. */
  initialValues: Partial<AddressInput> & Point
  addressId?: string
  /** The map's name of the place. */
  placeName: string
  /** Leads to the map to move the pin; the draft is preserved. */
  mapHref: string
  cancelHref: string
  onSaved: (address: SavedAddress) => void
}

const types = [
  { value: "home", label: fieldTexts.home },
  { value: "office", label: fieldTexts.office },
  { value: "other", label: fieldTexts.other },
] as const

const emptyAddress: AddressDetails = {
  houseNo: "",
  address: "",
  landmark: "",
  label: "",
  fName: "",
  lName: "",
  email: "",
  mobNo: "",
}

export function AddressForm({ initialValues, addressId, placeName, mapHref, cancelHref, onSaved }: AddressFormProps) {
  const { country } = usePageContext()
  const [draft, setDraft] = useState(() => readDraft(addressId))
  const { type = initialValues.type ?? "home", ...texts } = draft
  const values: AddressDetails = { ...emptyAddress, ...textsOf(initialValues), ...texts }
  const [errors, setErrors] = useState<AddressErrors>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const keyFor = useIdempotencyKey()

  const change = (changed: AddressDraft) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    storeDraft(addressId, next)
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const newErrors = checkAddress(values, country)
    setErrors(newErrors)
    const [firstInvalidField] = Object.keys(newErrors)
    if (firstInvalidField !== undefined)
      return form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField}"]`)?.focus()
    setSaving(true)
    const { latitude, longitude } = initialValues
    const input: AddressInput = { ...values, type, latitude, longitude }
    const result = await saveAddress(input, addressId, keyFor(input))
    setSaving(false)
    if (!result.ok) return showPopup({ message: serverMessage(result) ?? requestErrorTexts.somethingWentWrong })
    discardDraft()
    onSaved(result.data)
  }
  const field = (name: keyof AddressDetails) => ({
    name,
    value: values[name],
    error: errors[name] && fieldErrorTexts.byCode[errors[name]],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      change({ [name]: value })
      setErrors(({ [name]: _fixed, ...rest }) => rest)
    },
  })

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <AddressPin point={initialValues} name={placeName} mapHref={mapHref} />
      <div className={styles.fields}>
        <Field label={fieldTexts.houseNo} autoComplete="address-line1" maxLength={60} {...field("houseNo")} />
        <Field label={fieldTexts.streetAndArea} autoComplete="address-line2" maxLength={300} {...field("address")} />
        <Field label={fieldTexts.landmark} maxLength={120} {...field("landmark")} />
        <RadioGroup
          legend={addressTexts.saveAs}
          variant="chips"
          options={types}
          value={type}
          onChange={(next) => change({ type: next })}
          name="type"
        />
        {type === "other" ? <Field label={addressTexts.addressName} maxLength={40} {...field("label")} /> : undefined}
        <fieldset className={styles.person}>
          <legend>{fieldTexts.contactDetails}</legend>
          <Field label={fieldTexts.firstName} autoComplete="given-name" maxLength={60} {...field("fName")} />
          <Field label={fieldTexts.lastName} autoComplete="family-name" maxLength={60} {...field("lName")} />
          <Field
            label={addressTexts.mobileNumber}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            prefix={countries[country].callingCode}
            {...field("mobNo")}
          />
          <Field label={addressTexts.email} type="email" autoComplete="email" maxLength={120} {...field("email")} />
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" busy={saving} full size="large">
            {addressTexts.saveAddress}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet" full onClick={discardDraft}>
            {labels.cancel}
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}

function textsOf(values: Partial<AddressInput>): Partial<AddressDetails> {
  const { type: _type, latitude: _latitude, longitude: _longitude, ...texts } = values
  return texts
}
