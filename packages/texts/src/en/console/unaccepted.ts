export const unacceptedOrders = "Unaccepted orders"
export const waiting = (duration: string) => `Waiting ${duration}`
export const andMore = (count: number) => `and ${count} more`
