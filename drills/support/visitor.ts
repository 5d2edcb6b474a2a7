import { type Api, createApi } from "@hearth/contract/client.ts"
import { randomInt } from "node:crypto"

/**
 * A guest like one in a browser: with bearer and cookie, and with its own address so that limits per address don't
 * apply.
 */
export interface Visitor {
  userId: string
  /** Returns the visitor's API client for a server: the same one, perhaps restarted, or another node. */
  apiAt(address: string): Api
}

export async function createVisitor(address: string): Promise<Visitor> {
  const ipAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  let bearer = ""
  let cookie = ""

  const apiAt = (address: string): Api =>
    createApi(async ({ method, path, body, idempotencyKey }) => {
      const response = await fetch(`${address}/api${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        headers: {
          "client-type": "web app-chrome",
          "x-forwarded-for": ipAddress,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer === "" ? {} : { authorization: bearer }),
          ...(cookie === "" ? {} : { cookie }),
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        },
      })
      const text = await response.text()
      const [setCookie] = response.headers.getSetCookie()
      if (setCookie !== undefined) cookie = setCookie.split(";")[0] ?? ""
      return { status: response.status, body: JSON.parse(text) as unknown }
    })

  const guest = await apiAt(address)("POST /loginhandler/anonymoususer")
  if (!guest.ok) throw new Error(`A guest was refused with ${guest.status}.`)
  bearer = `Bearer ${guest.body.credentials.secretKey}`
  return { userId: guest.body.userId, apiAt }
}
