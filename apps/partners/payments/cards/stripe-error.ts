import { type Answer, json } from "../../http/answer.ts"

interface Wrong {
  message: string
  type?: string
  code?: string
  param?: string
}

export const stripeError = (status: number, { type = "invalid_request_error", ...rest }: Wrong): Answer =>
  json(status, { error: { type, ...rest } })

export const noSuch = (what: string, id: string): Answer =>
  stripeError(404, { code: "resource_missing", message: `No such ${what}: '${id}'`, param: "id" })
