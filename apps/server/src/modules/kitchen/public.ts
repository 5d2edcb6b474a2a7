export { createKitchen } from "./create-kitchen.ts"
export { describeLines } from "./board/describe-lines.ts"
export { progressOf } from "./kitchen.ts"
export type { Kitchen, KitchenChange, TicketSummary } from "./kitchen.ts"
