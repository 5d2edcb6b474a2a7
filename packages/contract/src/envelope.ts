import { z } from "zod"

const errorItem = z.object({
  code: z.string(),
  displayMsg: z.string(),
  header: z.string(),
  btnMsg: z.string(),
})

export const failure = z.object({ status: z.literal("failed"), errors: z.array(errorItem).min(1) })

export type Failure = z.infer<typeof failure>

/** `{ status: 'success', data }`, the answer of every call whose fields the specification does not put at top level. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal("success"), data })
}
