import type { z } from "zod"

export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  name: string
  schema: Schema
}

/** Defines an event that a module publishes, e.g. `defineEvent("orders.order-placed", z.object({ … }))`. */
export function defineEvent<Schema extends z.ZodType>(name: string, schema: Schema): EventDefinition<Schema> {
  return { name, schema }
}
