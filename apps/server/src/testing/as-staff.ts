import type { StaffMember, StaffRole } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { parseSetCookie } from "cookie"
import type { LightMyRequestResponse } from "fastify"
import { randomUUID } from "node:crypto"
import type { TestApp } from "./build-test-app.ts"

/** The first manager of a test's app, who can add other staff. */
export const firstManager = { login: "head.office", password: "a warm oven at dawn" }

/** A signed-in staff member. */
export interface StaffClient {
  member: StaffMember
  cookie: string
  headers(): Record<string, string>
  /** The same session on another node. */
  onNode(node: TestApp): StaffClient
  send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    key?: string,
  ): Promise<LightMyRequestResponse>
}

export async function asStaff(
  app: TestApp,
  { login, password }: { login: string; password: string } = firstManager,
  host = "in.localhost",
): Promise<StaffClient> {
  const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }
  const payload = { login, password }
  const answer = await app.http.inject({ method: "POST", url: "/api/store-ops/ve1/sign-in", headers, payload })
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.body}`)
  const [setCookie = ""] = [answer.headers["set-cookie"] ?? []].flat()
  const { member } = answer.json<{ data: { member: StaffMember } }>().data
  return staffClientAt(app, host, member, parseSetCookie(setCookie).value ?? "")
}

function staffClientAt(app: TestApp, host: string, member: StaffMember, cookie: string): StaffClient {
  const headers = () => ({
    host,
    origin: `http://${host}`,
    "sec-fetch-site": "same-origin",
    cookie: `theme=dark; hearth_staff=${cookie}`,
  })
  return {
    member,
    cookie,
    headers,
    onNode: (node) => staffClientAt(node, host, member, cookie),
    send: (method, path, body, key) =>
      app.http.inject({
        method,
        url: `/api/store-ops/ve1${path}`,
        headers: { ...headers(), ...(key !== undefined && { "idempotency-key": key }) },
        ...(body && { payload: body }),
      }),
  }
}

let hiredCount = 0

/** Adds a staff member to a store and signs them in. */
export async function hire(
  app: TestApp,
  manager: StaffClient,
  storeId: string,
  role: StaffRole,
  host?: string,
): Promise<StaffClient & { password: string }> {
  const login = `staff-${++hiredCount}-${randomUUID().slice(0, 8)}`
  const password = "olives and onions"
  const response = await manager.send("POST", `/stores/${storeId}/staff`, { login, name: "Asha", role, password })
  if (response.statusCode !== 200) throw new Error(`Not hired: ${response.body}`)
  return { ...(await asStaff(app, { login, password }, host)), password }
}
