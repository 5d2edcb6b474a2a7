export const yourLocation = "Your location"
export const orderAhead = "Order ahead"
export const orderAheadAt = (store: string, availability: string) =>
  `${store}: ${availability}. You can place an advance order.`
