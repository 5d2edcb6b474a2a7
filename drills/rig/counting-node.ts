import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import { migrate } from "../../apps/server/src/platform/database/migrate.ts"
import { openPostgres } from "../../apps/server/src/platform/database/open-postgres.ts"
import { systemClock } from "../../apps/server/src/platform/clock.ts"
import { buildHttp } from "../../apps/server/src/platform/http/build-http.ts"
import { createRoutes } from "../../apps/server/src/platform/http/create-routes.ts"
import { mountApi } from "../../apps/server/src/platform/http/mount-api.ts"
import { createLog } from "../../apps/server/src/platform/log/create-log.ts"
import { readSettings } from "../../apps/server/src/settings.ts"

/**
 * A node of the platform with one call whose every effect is counted and which takes its time, so that duplicates meet
 * it half done. The product's own calls would not do: most are harmless twice even without keys.
 */
const settings = readSettings(process.env)
const database = openPostgres({ ...settings, databaseUrl: settings.databaseUrl ?? "" })
await migrate(database)
await sql`create table if not exists effect (id serial primary key, who text not null)`.execute(database.db)

const http = buildHttp({ log: createLog("error"), trustProxy: undefined })
const routes = createRoutes({
  ...settings,
  db: database.db,
  clock: systemClock,
  sessions: {
    authenticate: async ({ headers: { authorization = "" } }) => ({
      id: "s",
      userId: authorization,
      cartId: "c",
      kind: "guest",
    }),
  },
})
routes.route("POST /alerts/{alertId}/seen", async ({ tx, session, params }) => {
  await sql`insert into effect (who) values (${session.userId})`.execute(tx)
  await wait(40)
  return { status: "success", data: { alertId: params.alertId, seenAt: new Date().toISOString() } }
})
mountApi(http, routes)
const address = await http.listen({ port: 0, host: "127.0.0.1" })
process.stdout.write(`${JSON.stringify({ msg: "listening", address })}\n`)
