import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { checkVehicle, type Vehicle, type VehicleErrors } from "@hearth/domain/stores/vehicle.ts"
import * as chooseStoreTexts from "@hearth/texts/place/choose-store.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { type FormEvent, useId, useRef, useState } from "react"
import { readStored, writeStored } from "../../client/storage/storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import styles from "./choice-sheets.module.css"

const vehicleFields = ["colour", "model", "lastDigits"] as const

export interface VehicleSheetProps {
  store: StoreInfo
  onClose: () => void
  onDone: (vehicle: Vehicle) => void
}

/** The car of the last visit. Fields whose stored value is invalid are empty. */
function readStoredVehicle(): Vehicle {
  const stored = asRecord(readStored<unknown>("vehicle"))
  const entries = vehicleFields.map((field) => [field, typeof stored[field] === "string" ? stored[field] : ""])
  return Object.fromEntries(entries) as Vehicle
}

/** LOC-11, curbside: the car that the staff look for in the car park. It is stored for the next visit. */
export function VehicleSheet({ store, onClose, onDone }: VehicleSheetProps) {
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [vehicle, setVehicle] = useState(readStoredVehicle)
  const [errors, setErrors] = useState<VehicleErrors>({})
  const errorIn = (field: keyof Vehicle) => errors[field] && fieldErrorTexts.byCode[errors[field]]
  const change = (field: keyof Vehicle, value: string) => {
    const next = { ...vehicle, [field]: value }
    setVehicle(next)
    // Errors are shown on submission; afterwards an error disappears as soon as it is corrected.
    if (errors[field]) setErrors((current) => ({ ...current, [field]: checkVehicle(next)[field] }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const newErrors = checkVehicle(vehicle)
    setErrors(newErrors)
    const firstInvalidField = vehicleFields.find((field) => newErrors[field])
    if (firstInvalidField) {
      formRef.current?.querySelector<HTMLInputElement>(`[name=${firstInvalidField}]`)?.focus()
      return
    }
    const trimmedVehicle = { ...vehicle, colour: vehicle.colour.trim(), model: vehicle.model.trim() }
    writeStored("vehicle", trimmedVehicle)
    onDone(trimmedVehicle)
  }
  return (
    <Sheet
      open
      title={chooseStoreTexts.whichCar}
      subtitle={chooseStoreTexts.findYouOutside(store.name)}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} full>
          {chooseStoreTexts.saveAndContinue}
        </Button>
      }
    >
      <form id={formId} ref={formRef} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={chooseStoreTexts.colour}
          name="colour"
          autoComplete="off"
          placeholder={chooseStoreTexts.colourExample}
          data-first-focus
          value={vehicle.colour}
          error={errorIn("colour")}
          onChange={(event) => change("colour", event.currentTarget.value)}
        />
        <Field
          label={chooseStoreTexts.model}
          name="model"
          autoComplete="off"
          placeholder={chooseStoreTexts.modelExample}
          value={vehicle.model}
          error={errorIn("model")}
          onChange={(event) => change("model", event.currentTarget.value)}
        />
        <Field
          label={chooseStoreTexts.lastDigits}
          name="lastDigits"
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          placeholder={chooseStoreTexts.lastDigitsExample}
          value={vehicle.lastDigits}
          error={errorIn("lastDigits")}
          onChange={(event) => change("lastDigits", event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
