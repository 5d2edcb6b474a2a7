export const saveForNextTime = "Save for next time?"
export const lastName = "Last name"
export const lastNameToSaveName = "Last name, to save your name too"
export const lastNameMissing = "Please enter last name."
export const saveAddressAs = "Save address as"

export const saveAddress = "Save address"
export const saveName = "Save name"
export const saveDetails = "Save details"
export const decline = "No, thanks"

export const saved = "Saved for next time"
export const onlyAddressSaved = "Address saved. Add a last name in your profile to save your name too."
