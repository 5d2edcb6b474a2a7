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

/** `{ status: 'success', … }`: the response of a call whose fields the specification puts at top level. */
export function successWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ status: z.literal("success"), ...fields })
}

/** Whether two unions of names are equal. */
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false

/**
 * What a handler returns for a response: only the data of `success`, or only the fields of `successWith`. Any other
 * response has no envelope, and its handler returns all of it.
 */
export type WithoutEnvelope<Response extends z.ZodType> =
  Response extends z.ZodObject<infer Shape extends { status: z.ZodLiteral<"success"> }>
    ? IsSame<keyof Shape, "status" | "data"> extends true
      ? z.input<Response>["data" & keyof z.input<Response>]
      : Omit<z.input<Response>, "status">
    : z.input<Response>

/** Returns the function that puts a handler's result into the envelope of a response. */
export function envelopeOf(response: z.ZodType): (handlerResult: unknown) => unknown {
  if (!(response instanceof z.ZodObject)) return (handlerResult) => handlerResult
  const { status, ...fields } = response.shape
  if (!(status instanceof z.ZodLiteral) || !status.values.has("success")) return (handlerResult) => handlerResult
  return Object.keys(fields).join() === "data"
    ? (data) => ({ status: "success", data })
    : (handlerResult) => Object.assign({}, handlerResult, { status: "success" })
}
