export { forgetFavouriteOrders } from "./forget-favourite-orders.ts"
