/** What the console calls an order, wherever it shows one. */
export const orderNumber = (orderId: string) => `Order ${orderId}`
export const tableNumber = (table: number) => `Table ${table}`

export const underOneMinute = "under 1 min"
export const minutes = (count: number) => `${count} min`
export const hoursAndMinutes = (hours: number, remainingMinutes: number) => `${hours} h ${remainingMinutes} min`
