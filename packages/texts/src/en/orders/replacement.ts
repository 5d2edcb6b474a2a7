import { lineRefused } from "../cart/priced-bill.ts"

/* An order that the kitchen makes again, free of charge. */
export const madeAgain = "Made again, free of charge"
export const madeAgainFor = (orderId: string) => `Made again for order ${orderId}`
export const madeAgainFreeFor = (orderId: string) => `Made again for order ${orderId}, free of charge`
/** The same with a link in place of the number. */
export const madeAgainForLink = <Node>(link: Node) => ["Made again for order ", link]

export const noInvoice = (orderId: string) =>
  `There’s no invoice because this order is free of charge. The invoice of order ${orderId} covers its items.`

/* For staff: why the kitchen can't make it again now. */
export const storeClosed = (store: string) =>
  `${store} isn’t taking orders right now. Try again when it’s open, or give something else.`
export const fullyBooked = (store: string) =>
  `${store} is fully booked right now. Try again later, or give something else.`
export const notServed = (store: string) => `${store} doesn’t offer this order type anymore. Give something else.`
export const itemUnavailable = (refused: Parameters<typeof lineRefused>[0]) =>
  `${lineRefused(refused)} Leave it out, or give something else.`
