export const orderAgain = "Order again"
