/** LOC-11, drive-n-pick: how the store's staff recognise the car. */
export interface Vehicle {
  colour: string
  model: string
  /** The last four digits of the number plate. */
  lastDigits: string
}

export type VehicleErrors = Partial<Record<keyof Vehicle, string>>

const MAX_LENGTH = 30
const EMPTY = "This field cannot be left empty"

export function checkVehicle({ colour, model, lastDigits }: Vehicle): VehicleErrors {
  const errors: VehicleErrors = {}
  for (const [field, value] of [
    ["colour", colour],
    ["model", model],
  ] as const) {
    if (value.trim() === "") errors[field] = EMPTY
    else if (value.trim().length > MAX_LENGTH) errors[field] = `At most ${MAX_LENGTH} characters`
    else if (!/[\p{L}\p{N}]/u.test(value)) errors[field] = "Please use letters or digits"
  }
  if (lastDigits === "") errors.lastDigits = EMPTY
  else if (!/^[0-9]{4}$/.test(lastDigits)) errors.lastDigits = "Please enter the last 4 digits of the number"
  return errors
}
