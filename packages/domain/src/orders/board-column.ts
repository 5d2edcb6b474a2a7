import type { OrderStage, TicketStage } from "./order-stage.ts"

/**
 * TRK-4: the columns of a store's board. `way`: on the way. `later`: advance orders that the kitchen hasn't started.
 */
export const boardColumns = ["new", "making", "oven", "ready", "way", "later", "done"] as const
export type BoardColumn = (typeof boardColumns)[number]

type ActiveColumn = Exclude<BoardColumn, "later" | "done">

/** The stages in each column of active orders. */
export const columnStages: Readonly<Record<ActiveColumn, readonly OrderStage[]>> = {
  new: ["PLACED"],
  making: ["ACCEPTED", "MAKING"],
  oven: ["BAKING"],
  ready: ["READY"],
  way: ["ON THE WAY"],
}

/** The columns of active orders, in the order of their stages. */
export const activeColumns = Object.keys(columnStages) as readonly ActiveColumn[]

/** An advance order has its own column until the kitchen starts it. */
export function boardColumnOf(stage: TicketStage, isLater: boolean): BoardColumn {
  if (stage === "HANDED OVER" || stage === "CANCELLED") return "done"
  if (stage === "PLACED" && isLater) return "later"
  const column = activeColumns.find((each) => columnStages[each].includes(stage))
  if (!column) throw new Error(`no column of the board has the stage ${stage}`)
  return column
}

/** How many tickets of a column one response contains. */
export const BOARD_PAGE_SIZE = 30
