/** LOC-11, drive-n-pick: what the store's people look for in the car park. */
export interface Vehicle {
  colour: string
  model: string
  /** The last four digits of the number plate. */
  lastDigits: string
}

export type VehicleMistakes = Partial<Record<keyof Vehicle, string>>

const LONGEST = 30
const EMPTY = "This field cannot be left empty"

export function checkVehicle({ colour, model, lastDigits }: Vehicle): VehicleMistakes {
  const mistakes: VehicleMistakes = {}
  for (const [field, value] of [
    ["colour", colour],
    ["model", model],
  ] as const) {
    if (value.trim() === "") mistakes[field] = EMPTY
    else if (value.trim().length > LONGEST) mistakes[field] = `At most ${LONGEST} characters`
    else if (!/[\p{L}\p{N}]/u.test(value)) mistakes[field] = "Please use letters or digits"
  }
  if (lastDigits === "") mistakes.lastDigits = EMPTY
  else if (!/^[0-9]{4}$/.test(lastDigits)) mistakes.lastDigits = "Please enter the last 4 digits of the number"
  return mistakes
}
