export { createKitchen } from "./create-kitchen.ts"
export { describeLines } from "./describe-lines.ts"
export { progressOf } from "./kitchen.ts"
export type { Kitchen, KitchenChange, TicketSummary } from "./kitchen.ts"
