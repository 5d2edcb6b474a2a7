import { request } from "node:http"

export interface ApiReply {
  status: number
  /** The `data` field of the response body. */
  data: Record<string, unknown>
  code: string
}

/** Calls the server's API for one country: `call("in", "GET", "/store-ops/ve1/stores")`. */
export type CallApi = (country: string, method: string, path: string, body?: object) => Promise<ApiReply>

export interface StaffLogin {
  login: string
  password: string
}

/** Thrown when the server refuses the sign-in or does not respond. */
export class ApiError extends Error {
  /** The server responded and refused the sign-in. */
  readonly isRefused: boolean

  constructor(message: string, { isRefused }: { isRefused: boolean }) {
    super(message)
    this.isRefused = isRefused
  }
}

const TIMEOUT_MS = 10_000
const SIGN_IN = "/store-ops/ve1/sign-in"

/**
 * Signs in when the server requires it. The session is a cookie, as in a browser, and one session serves all countries.
 */
export function createApiClient(serverUrl: string, login: StaffLogin): CallApi {
  let cookie = ""
  let signingIn: Promise<void> | undefined

  async function signIn(country: string): Promise<void> {
    const answer = await send(serverUrl, { country, method: "POST", path: SIGN_IN, body: login, cookie: "" })
    if (answer.status !== 200)
      throw new ApiError(`${login.login} can’t sign in: ${answer.message}`, { isRefused: true })
    cookie = answer.cookie
  }

  return async (country, method, path, body) => {
    const attempt = () => send(serverUrl, { country, method, path, body, cookie })
    let answer = await attempt()
    if (answer.status === 401) {
      signingIn ??= signIn(country).finally(() => (signingIn = undefined))
      await signingIn
      answer = await attempt()
    }
    return answer
  }
}

interface SendInput {
  country: string
  method: string
  path: string
  body?: object
  cookie: string
}

type SendResult = ApiReply & { cookie: string; message: string }

/** Sends the host name as a header, because only browsers resolve `in.localhost` to this machine. */
function send(serverUrl: string, { country, method, path, body, cookie }: SendInput): Promise<SendResult> {
  const { hostname, port } = new URL(serverUrl)
  const text = body === undefined ? "" : JSON.stringify(body)
  const headers: Record<string, string | number> = { host: `${country}.localhost:${port}` }
  if (text !== "")
    Object.assign(headers, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
  if (cookie !== "") headers["cookie"] = cookie
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new ApiError(`The server doesn’t respond: ${error.message}`, { isRefused: false }))
    const outgoing = request(
      { hostname, port, method, path: `/api${path}`, headers, timeout: TIMEOUT_MS },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", fail)
        answer.on("end", () => {
          const parsed = parseResponseBody(Buffer.concat(chunks).toString("utf8"))
          const setCookies = answer.headers["set-cookie"]?.map((each) => each.split(";")[0]).join("; ") ?? ""
          resolve({ status: answer.statusCode ?? 0, cookie: setCookies, ...parsed })
        })
      },
    )
    outgoing.on("timeout", () => outgoing.destroy(new Error("the request timed out"))).on("error", fail)
    outgoing.end(text)
  })
}

function parseResponseBody(text: string): Pick<SendResult, "data" | "code" | "message"> {
  try {
    const body = JSON.parse(text) as { data?: object; errors?: { code: string; displayMsg: string }[] }
    const [error] = body.errors ?? []
    return {
      data: (body.data ?? {}) as Record<string, unknown>,
      code: error?.code ?? "",
      message: error?.displayMsg ?? "",
    }
  } catch {
    return { data: {}, code: "", message: "" }
  }
}
