export const loading = "Loading your addresses"
export const notLoaded = "Couldn’t load your addresses"
export const noneSaved = "No saved addresses yet"
export const whySave = "Save an address to order faster next time."

export const deliverHere = "Deliver here"
export const changeNamed = (name: string) => `Change ${name}`
export const deleteNamed = (name: string) => `Delete ${name}`
export const pickUpNearby = "Pick up nearby"
export const printedAs = (name: string, address: string) =>
  `Our kitchen’s printer can’t print Bangla letters. The printed receipt will say: ${name}, ${address}. Your invoice, messages and screens keep what you typed.`

export const deleteQuestion = "Delete this address?"
export const namedAddress = (name: string, houseNo: string, street: string) => `${name}: ${houseNo}, ${street}`
export const deleteAddress = "Delete"

export const editAddress = "Edit address"
export const saveAs = "Save as"
export const addressName = "Name of this address"
export const mobileNumber = "Mobile number"
export const email = "Email (optional)"
export const saveAddress = "Save address"

export const pinOnMap = "Your pin on the map"
export const movePin = "Move the pin"

export const outsideCountry = (country: string) => `This location is outside ${country}`
export const onlyWithinCountry = (country: string) => `We only deliver within ${country}.`
export const searchForPlace = "Search for a location"
export const chooseOnMap = "Choose on the map"
