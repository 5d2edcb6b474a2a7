export const unacceptedOrders = "Unaccepted orders"
export const waiting = (duration: string) => `Waiting ${duration}`
export const call = "Call"
export const callStore = (store: string, phone: string) => `Call ${store}, ${phone}`
export const andMore = (count: number) => `and ${count} more`
