import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { parseSetCookie } from "cookie"
import type { LightMyRequestResponse } from "fastify"
import type { TestApp } from "./build-test-app.ts"

type Headers = Record<string, string>

/**
 * Sends requests like our page in a browser: with its credentials and cookies, and stores the cookies that come back.
 */
export interface TestBrowser {
  userId: string
  cartId: string
  bearer: string
  /** The value of the refresh cookie, or an empty text. */
  cookie: string
  /** The value of the cookie of a device that has signed in before, or an empty text. */
  device: string
  headers(): Headers
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>
  startGuest(headers?: Headers): Promise<LightMyRequestResponse>
  refresh(headers?: Headers): Promise<LightMyRequestResponse>
}

/** Creates a visitor with a guest session, in the country of the host. */
export async function asGuest(app: TestApp, host?: string): Promise<TestBrowser> {
  const browser = testBrowser(app, host)
  await browser.startGuest()
  return browser
}

export function testBrowser(app: TestApp, host = "in.localhost"): TestBrowser {
  const browser: TestBrowser = {
    userId: "",
    cartId: "",
    bearer: "",
    cookie: "",
    device: "",
    headers: () => ({
      host,
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "client-type": "web app-chrome",
      authorization: browser.bearer,
      ...((browser.cookie || browser.device) && {
        cookie: `theme=dark; hearth_refresh=${browser.cookie}; hearth_device=${browser.device}`,
      }),
    }),
    get: (url) => app.http.inject({ url, headers: browser.headers() }),
    async post(url, body, extraHeaders) {
      const headers = { ...browser.headers(), ...extraHeaders }
      const answer = await app.http.inject({ method: "POST", url, headers, ...(body && { payload: body }) })
      for (const setCookie of [answer.headers["set-cookie"] ?? []].flat()) {
        const { name, value = "" } = parseSetCookie(setCookie)
        if (name === "hearth_refresh") browser.cookie = value
        if (name === "hearth_device") browser.device = value
      }
      return answer
    },
    startGuest: async (extraHeaders) =>
      storeGuest(await browser.post("/api/loginhandler/anonymoususer", undefined, extraHeaders)),
    refresh: async (extraHeaders) =>
      storeGuest(
        await browser.post("/api/loginhandler/refreshtokenanonymous", { userId: browser.userId }, extraHeaders),
      ),
  }

  function storeGuest(answer: LightMyRequestResponse): LightMyRequestResponse {
    if (answer.statusCode === 200) {
      const { userId, cartId, credentials } = answer.json<GuestSession>()
      Object.assign(browser, { userId, cartId, bearer: credentials.secretKey })
    }
    return answer
  }
  return browser
}
