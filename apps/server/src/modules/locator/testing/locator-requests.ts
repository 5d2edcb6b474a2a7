import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { expect } from "vitest"
import type { TestApp } from "../../../testing/build-test-app.ts"

type Headers = Record<string, string>

const hostOf = (country: CountryCode) => ({ host: `${country.toLowerCase()}.localhost` })

/** Sends a request below `/locator-service/ve3` as a visitor of a country. */
export function getFromLocator(app: TestApp, country: CountryCode, path: string, headers: Headers = {}) {
  return app.http.inject({ url: `/api/locator-service/ve3${path}`, headers: { ...hostOf(country), ...headers } })
}

export async function fetchData<Data>(app: TestApp, country: CountryCode, path: string): Promise<Data> {
  const response = await getFromLocator(app, country, path)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<{ data: Data }>().data
}

export async function fetchErrorCode(app: TestApp, country: CountryCode, path: string): Promise<unknown> {
  const response = await getFromLocator(app, country, path)
  return [response.statusCode, response.json().errors?.[0]?.code]
}

export function postByLocation(app: TestApp, country: CountryCode, payload: object | string, headers: Headers = {}) {
  return app.http.inject({
    method: "POST",
    url: "/api/locator-service/ve3/stores/by-location",
    headers: { ...hostOf(country), "content-type": "application/json", ...headers },
    payload,
  })
}

/** Returns the id of the store that delivers there, or the error code. */
export async function fetchStoreAt(
  app: TestApp,
  country: CountryCode,
  { latitude, longitude }: Point,
): Promise<string> {
  const response = await postByLocation(app, country, { latitude, longitude })
  const body = response.json<{ data?: { id: string }; errors?: { code: string }[] }>()
  return body.data?.id ?? body.errors?.[0]?.code ?? ""
}
