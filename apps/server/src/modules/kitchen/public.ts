export { createKitchen } from "./create-kitchen.ts"
export type { Kitchen, KitchenChange, SeenTicket } from "./kitchen.ts"
