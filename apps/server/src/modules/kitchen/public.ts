export { createKitchen } from "./create-kitchen.ts"
export type { Owed } from "./foresee-compensation.ts"
export type { Kitchen, KitchenChange, SeenTicket } from "./kitchen.ts"
