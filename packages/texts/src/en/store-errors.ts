export const storeUnavailable =
  "Sorry, we are facing some temporary issues with the store selected. Please select a different store"
