import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LightMyRequestResponse } from "fastify"
import type { TestApp } from "./build-test-app.ts"

export interface Guest {
  userId: string
  headers: Record<string, string>
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** A visitor with a guest session, in the country of the host. */
export async function asGuest(app: TestApp, host = "in.localhost"): Promise<Guest> {
  const started = await app.http.inject({
    method: "POST",
    url: "/api/loginhandler/anonymoususer",
    headers: { host, "client-type": "web app-chrome" },
  })
  const { userId, credentials } = started.json<GuestSession>()
  const headers = { host, "client-type": "web app-chrome", authorization: credentials.secretKey }
  return {
    userId,
    headers,
    get: (url) => app.http.inject({ url, headers }),
    post: (url, body, more) =>
      app.http.inject({ method: "POST", url, headers: { ...headers, ...more }, ...(body && { payload: body }) }),
  }
}
