import { z } from "zod"

const errorItem = z.object({
  code: z.string(),
  displayMsg: z.string(),
  header: z.string(),
  btnMsg: z.string(),
  /** ERR-3: the field of the body, query or path that was refused: `place.address.houseNo`. */
  field: z.string().optional(),
  /** Why it was refused, in English, for developers of clients: `too long, at most 60`. */
  problem: z.string().optional(),
})

export const failure = z.object({ status: z.literal("failed"), errors: z.array(errorItem).min(1) })

export type Failure = z.infer<typeof failure>

/**
 * `{ status: 'success', data }`: the response of every call whose fields the specification does not put at top level.
 */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal("success"), data })
}
