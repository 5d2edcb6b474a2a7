/** LOC-11, curbside pickup ('drive-n-pick'): how the store's staff recognise the customer's car. */
export interface Vehicle {
  colour: string
  model: string
  /** The last four digits of the number plate. */
  lastDigits: string
}

export type VehicleError = "EMPTY" | "TOO_LONG" | "NO_LETTERS_OR_DIGITS" | "LAST_DIGITS_INVALID"

export type VehicleErrors = Partial<Record<keyof Vehicle, VehicleError>>

/** Maximum length of the colour and of the model. */
export const MAX_VEHICLE_TEXT_LENGTH = 30

export function checkVehicle({ colour, model, lastDigits }: Vehicle): VehicleErrors {
  const errors: VehicleErrors = {}
  for (const [field, value] of [
    ["colour", colour],
    ["model", model],
  ] as const) {
    if (value.trim() === "") errors[field] = "EMPTY"
    else if (value.trim().length > MAX_VEHICLE_TEXT_LENGTH) errors[field] = "TOO_LONG"
    else if (!/[\p{L}\p{N}]/u.test(value)) errors[field] = "NO_LETTERS_OR_DIGITS"
  }
  if (lastDigits === "") errors.lastDigits = "EMPTY"
  else if (!/^[0-9]{4}$/.test(lastDigits)) errors.lastDigits = "LAST_DIGITS_INVALID"
  return errors
}
