/** For staff, from the server. */
export const tooManyRiders = (max: number) => `A store can have up to ${max} riders.`
export const soldOutTooLong = (days: number) => `Choose a time within the next ${days} days.`

/** TRK-4: alerts head office by email or SMS. */
export const unacceptedSubject = "Orders not accepted yet"
export const unacceptedOrders = (orders: readonly { store: string; number: string; minutes: number }[]) =>
  `Hearth: orders not accepted yet. ${orders.map(({ store, number, minutes }) => `${store}: ${number}, waiting ${minutes} min`).join("; ")}`

/** How a line differs from the menu, on the ticket and the invoice. */
export const leftHalf = (name: string) => `Left half: ${name}`
export const rightHalf = (name: string) => `Right half: ${name}`
export const extra = (topping: string, count: number) => (count > 1 ? `Extra ${topping} ×${count}` : `Extra ${topping}`)
export const without = (topping: string) => `No ${topping}`

export const headOffice = "Head office"
