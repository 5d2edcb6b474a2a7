export const today = "Today"
export const noOrdersYet = "No orders yet today"

export const orders = "Orders"
export const sales = "Sales"
export const medianTime = "Median time"
export const late = "Late"
export const compensated = (amount: string) => `${amount} compensated`
export const cancelled = "Cancelled"
export const refunded = (amount: string) => `${amount} refunded`

export const ordersByHour = "Orders by hour"
export const hour = "Hour"

export const byOrderType = "By order type"
export const orderType = "Order type"
export const topSellers = "Top sellers"
export const item = "Item"
export const sold = "Sold"
export const campaigns = "Campaigns"
export const campaignParts = "Source · medium · campaign"
