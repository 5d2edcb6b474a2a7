export { createKitchen } from "./create-kitchen.ts"
export type { HandedOver, Kitchen, KitchenChange, SeenTicket } from "./kitchen.ts"
