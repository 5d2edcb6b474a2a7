export const storeUnavailable =
  "Sorry, we are facing some temporary issues with the store selected. Please select a different store"

/** Shown while a store is switched off. */
export const storeOff = "This store isn’t taking orders right now. You can place an advance order."
