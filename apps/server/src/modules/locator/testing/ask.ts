import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { expect } from "vitest"
import type { TestApp } from "../../../testing/build-test-app.ts"

type Headers = Record<string, string>

const hostOf = (country: CountryCode) => ({ host: `${country.toLowerCase()}.localhost` })

/** Calls under `/locator-service/ve3`, as a visitor of a country. */
export function get(app: TestApp, country: CountryCode, path: string, headers: Headers = {}) {
  return app.http.inject({ url: `/api/locator-service/ve3${path}`, headers: { ...hostOf(country), ...headers } })
}

export async function dataOf<Data>(app: TestApp, country: CountryCode, path: string): Promise<Data> {
  const answer = await get(app, country, path)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json<{ data: Data }>().data
}

export async function codeOf(app: TestApp, country: CountryCode, path: string): Promise<unknown> {
  const answer = await get(app, country, path)
  return [answer.statusCode, answer.json().errors?.[0]?.code]
}

export function postByLocation(app: TestApp, country: CountryCode, payload: object | string, headers: Headers = {}) {
  return app.http.inject({
    method: "POST",
    url: "/api/locator-service/ve3/stores/by-location",
    headers: { ...hostOf(country), "content-type": "application/json", ...headers },
    payload,
  })
}

/** The id of the store that delivers there, or the code of why none does. */
export async function storeAt(app: TestApp, country: CountryCode, { latitude, longitude }: Point): Promise<string> {
  const answer = await postByLocation(app, country, { latitude, longitude })
  const body = answer.json<{ data?: { id: string }; errors?: { code: string }[] }>()
  return body.data?.id ?? body.errors?.[0]?.code ?? ""
}
