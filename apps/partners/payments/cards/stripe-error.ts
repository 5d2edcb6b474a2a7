import { type RouteResponse, json } from "../../http/route-response.ts"

interface StripeErrorBody {
  message: string
  type?: string
  code?: string
  param?: string
}

export const stripeError = (
  status: number,
  { type = "invalid_request_error", ...rest }: StripeErrorBody,
): RouteResponse => json(status, { error: { type, ...rest } })

export const resourceMissing = (resource: string, id: string): RouteResponse =>
  stripeError(404, { code: "resource_missing", message: `No such ${resource}: '${id}'`, param: "id" })
