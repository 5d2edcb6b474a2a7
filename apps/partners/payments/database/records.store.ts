import { createHash } from "node:crypto"
import type { DatabaseSync } from "node:sqlite"
import type { RouteResponse } from "../../http/route-response.ts"
import type { Provider } from "../providers.ts"

export interface RecordStore {
  /**
   * Stores a provider's object that is not a payment, such as an order, a QR code or a token. Replaces an object with
   * the same id. `byLabel` finds the object by `label`, for example an order by its receipt. An object with an
   * empty label is found only by its id.
   */
  put(provider: Provider, id: string, label: string, body: object): void
  get<Body>(provider: Provider, id: string): Body | undefined
  byLabel<Body>(provider: Provider, label: string): Body[]
  /**
   * Repeats the stored response for the same request with the same key, whatever happened since, and returns
   * "key reused" for a different request with that key. Stores only responses of requests that succeeded.
   */
  idempotently(
    provider: Provider,
    key: string | undefined,
    request: string,
    handle: () => RouteResponse,
  ): RouteResponse | "key reused" | ReplayedResponse
  /** Reads a setting of the stand-in, such as `webhook-base`. */
  setting(name: string): string | undefined
  /** Writes a setting of the stand-in. */
  set(name: string, value: string): void
}

export interface ReplayedResponse extends RouteResponse {
  replayed: true
}

export function recordStore(db: DatabaseSync): RecordStore {
  const put = db.prepare(
    `insert into record (provider, id, label, body) values (?, ?, ?, ?)
     on conflict (provider, id) do update set label = excluded.label, body = excluded.body`,
  )
  const get = db.prepare("select body from record where provider = ? and id = ?")
  const selectByLabel = db.prepare("select body from record where provider = ? and label = ? order by number desc")
  const insertResponse = db.prepare("insert into answered (provider, key, asked, status, body) values (?, ?, ?, ?, ?)")
  const selectResponse = db.prepare("select asked, status, body from answered where provider = ? and key = ?")
  const setting = db.prepare("select value from setting where name = ?")
  const set = db.prepare("insert or replace into setting (name, value) values (?, ?)")

  return {
    put: (provider, id, label, body) => void put.run(provider, id, label, JSON.stringify(body)),
    get<Body>(provider: Provider, id: string) {
      const row = get.get(provider, id)
      return row && bodyOf<Body>(row)
    },
    byLabel: <Body>(provider: Provider, label: string) =>
      selectByLabel.all(provider, label).map((row) => bodyOf<Body>(row)),
    idempotently(provider, key, request, handle) {
      if (!key) return handle()
      const hash = createHash("sha256").update(request).digest("hex")
      const storedResponse = selectResponse.get(provider, key)
      if (storedResponse && storedResponse["asked"] !== hash) return "key reused"
      if (storedResponse) {
        const headers = { "content-type": "application/json; charset=utf-8", "idempotent-replayed": "true" }
        return {
          status: Number(storedResponse["status"]),
          headers,
          body: String(storedResponse["body"]),
          replayed: true,
        }
      }
      const response = handle()
      if (response.status < 300) insertResponse.run(provider, key, hash, response.status, response.body ?? "")
      return response
    },
    setting(name) {
      const row = setting.get(name)
      return row && String(row["value"])
    },
    set: (name, value) => void set.run(name, value),
  }
}

const bodyOf = <Body>(row: Record<string, unknown>) => JSON.parse(String(row["body"])) as Body
