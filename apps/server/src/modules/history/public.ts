export { eraseFavouriteOrders } from "./erase-favourite-orders.ts"
