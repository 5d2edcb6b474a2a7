export const fieldEmpty = "This field cannot be left empty"
export const message = "Message"
export const notices = "Notices"
export const loading = "Loading"

export const addOne = (item: string) => `Add one ${item}`
export const removeOne = (item: string) => `Remove one ${item}`
export const removeItem = (item: string) => `Remove ${item}`
