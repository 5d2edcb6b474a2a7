/** Why a store calls an order off, and what its customer reads. `not taken` counts against paying in cash again. */
export const cancelReasons = {
  "cannot make": "We’re sorry: the store can’t make your order just now.",
  "sold out": "We’re sorry: something in your order is sold out.",
  "no rider": "We’re sorry: there is nobody to bring your order.",
  "not reachable": "We couldn’t find you or reach you at the address of your order.",
  "customer asked": "Your order was cancelled as you asked.",
  "not taken": "Nobody took your order when it arrived.",
} as const

export type CancelReason = keyof typeof cancelReasons
export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[]
