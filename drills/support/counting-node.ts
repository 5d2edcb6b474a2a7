import { setTimeout as wait } from "node:timers/promises"
import { systemClock } from "../../apps/server/src/platform/clock.ts"
import { migrate } from "../../apps/server/src/platform/database/migrate.ts"
import { openPostgres } from "../../apps/server/src/platform/database/open-postgres.ts"
import { buildHttp } from "../../apps/server/src/platform/http/build-http.ts"
import { createRoutes } from "../../apps/server/src/platform/http/create-routes.ts"
import { mountApi } from "../../apps/server/src/platform/http/mount-api.ts"
import { createLog } from "../../apps/server/src/platform/log/create-log.ts"
import { readSettings } from "../../apps/server/src/settings.ts"

type Effects = { effect: { who: string } }

/**
 * Runs a node with a single call whose effects are counted. The call is slow, so that duplicates arrive while it runs.
 * The product's calls would prove nothing: most are harmless when they run twice, even without idempotency keys.
 */
export async function runCountingNode(): Promise<void> {
  const settings = readSettings(process.env)
  const database = openPostgres({ ...settings, databaseUrl: settings.databaseUrl ?? "" })
  await migrate(database)
  await database.db.schema
    .createTable("effect")
    .ifNotExists()
    .addColumn("who", "text", (column) => column.notNull())
    .execute()

  const http = buildHttp({ log: createLog("error"), trustProxy: undefined })
  const routes = createRoutes({
    ...settings,
    db: database.db,
    clock: systemClock,
    switches: { featuresOff: () => settings.featuresOff },
    staff: { authenticate: async () => null },
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
    await tx.$extendTables<Effects>().insertInto("effect").values({ who: session.userId }).execute()
    await wait(40)
    return { alertId: params.alertId, seenAt: new Date().toISOString(), isFirst: true }
  })
  http.get<{ Params: { who: string } }>("/effects/:who", async ({ params: { who } }) => {
    const effects = database.db.$extendTables<Effects>().selectFrom("effect").where("who", "=", who)
    return { effects: (await effects.select("who").execute()).length }
  })
  mountApi(http, routes)
  const address = await http.listen({ port: 0, host: "127.0.0.1" })
  process.stdout.write(`${JSON.stringify({ msg: "listening", address })}\n`)
}
