import type { Client } from "pg"
import { makeAccessToken } from "../../apps/server/src/modules/sessions/access-token.ts"
import { createSessionDeps } from "../../apps/server/src/modules/sessions/public.ts"
import { systemClock } from "../../apps/server/src/platform/clock.ts"
import { createLog } from "../../apps/server/src/platform/log/create-log.ts"
import { systemRandom } from "../../apps/server/src/platform/random.ts"
import { readSettings } from "../../apps/server/src/settings.ts"

export interface Visitor {
  cartId: string
  userId: string
  token: string
}

/** Inserts visitors with sessions, as the server would, in one statement. */
export async function createVisitors(
  client: Client,
  env: Readonly<Record<string, string>>,
  kind: "guest" | "customer",
  count: number,
  country: "IN" | "LK" = "IN",
): Promise<Visitor[]> {
  const deps = { db: undefined as never, clock: systemClock, random: systemRandom, log: createLog("silent") }
  const { keys } = createSessionDeps({ ...deps, settings: readSettings(env) })
  const { rows } = await client.query<{ id: string; user_id: string; cart_id: string }>(
    `with visitor as (select gen_random_uuid() as user_id from generate_series(1, $1::int)),
       person as (insert into identity.person (id, kind, country, created_at) select user_id, $2, $3, now() from visitor)
     insert into identity.session
       (id, handle, user_id, cart_id, kind, country, carrier, salt, created_at, expires_at)
     select gen_random_uuid(), gen_random_uuid(), user_id, gen_random_uuid(), $2, $3, 'cookie', 'salt', now(),
       now() + interval '1 day'
     from visitor returning id, user_id, cart_id`,
    [count, kind, country],
  )
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 15 * 60_000)
  return Promise.all(
    rows.map(async ({ id, user_id: userId, cart_id: cartId }) => {
      const claims = { sessionId: id, userId, kind, country } as const
      return { cartId, userId, token: await makeAccessToken(keys.access, claims, now, expiresAt) }
    }),
  )
}
