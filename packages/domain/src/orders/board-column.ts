import type { OrderStage, TicketStage } from "./order-stage.ts"

/** TRK-4: the columns of a store's board. */
export const boardColumns = ["new", "making", "oven", "ready", "way", "later", "done"] as const
export type BoardColumn = (typeof boardColumns)[number]

/** The stages in each column of active orders. */
export const columnStages: Readonly<Record<Exclude<BoardColumn, "later" | "done">, readonly OrderStage[]>> = {
  new: ["PLACED"],
  making: ["ACCEPTED", "MAKING"],
  oven: ["BAKING"],
  ready: ["READY"],
  way: ["ON THE WAY"],
}

/** An advance order has its own column until the kitchen starts it. */
export function boardColumnOf(stage: TicketStage, isLater: boolean): BoardColumn {
  if (stage === "PLACED") return isLater ? "later" : "new"
  if (stage === "HANDED OVER" || stage === "CANCELLED") return "done"
  return stage === "BAKING" ? "oven" : stage === "READY" ? "ready" : stage === "ON THE WAY" ? "way" : "making"
}

/** How many tickets of a column one response contains. */
export const BOARD_PAGE_SIZE = 30
