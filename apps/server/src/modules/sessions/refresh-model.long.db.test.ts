import fc from "fast-check"
import type { LightMyRequestResponse } from "fastify"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Refreshes with the token that is `back` generations before the newest, waits, logs out, or makes another call. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("refresh" as const), back: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1, 29, 30, 31, 899) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("log out" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("call" as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** A minimal model of the specified behaviour. `run` returns the expected outcome of a step. */
function createModel() {
  const usedAt: (number | null)[] = [null]
  let now = 0
  let bearerIssuedAt = 0
  let ended = false

  function refresh(generation: number): string {
    if (ended) return "SESSION_ENDED"
    const used = usedAt[generation] ?? null
    const isRepeat = used !== null && generation === usedAt.length - 2 && now - used <= 30
    if (used !== null && !isRepeat) {
      ended = true
      return "REFRESH_REFUSED"
    }
    if (!isRepeat) {
      usedAt[generation] = now
      usedAt.push(null)
    }
    bearerIssuedAt = now
    return `token ${usedAt.length - 1}`
  }

  function call(): string {
    if (now - bearerIssuedAt >= 15 * 60) return "CREDENTIALS_EXPIRED"
    return ended ? "SESSION_ENDED" : "answered"
  }

  return {
    newest: () => usedAt.length - 1,
    run(each: Step): string {
      if (each.do === "refresh") return refresh(Math.max(0, usedAt.length - 1 - each.back))
      if (each.do === "wait") return `at ${(now += each.seconds)}`
      const outcome = call()
      if (each.do === "log out" && outcome === "answered") ended = true
      return outcome
    },
  }
}

function outcomeOf(response: LightMyRequestResponse, successOutcome: string): string {
  return response.statusCode === 200 ? successOutcome : response.json().errors[0].code
}

async function createSystem() {
  const owner = await asGuest(app)
  const tokens = [owner.cookie]
  const start = app.clock.now().getTime()

  async function refresh(generation: number): Promise<string> {
    const sender = Object.assign(testBrowser(app), { userId: owner.userId, cookie: tokens[generation] ?? "" })
    const response = await sender.refresh()
    if (response.statusCode === 200) owner.bearer = sender.bearer
    if (response.statusCode === 200 && !tokens.includes(sender.cookie)) tokens.push(sender.cookie)
    return outcomeOf(response, `token ${tokens.indexOf(sender.cookie)}`)
  }

  return {
    owner,
    async run(each: Step): Promise<string> {
      if (each.do === "refresh") return refresh(Math.max(0, tokens.length - 1 - each.back))
      if (each.do === "log out") return outcomeOf(await owner.post("/api/sso-aggregation/ve1/logout"), "answered")
      if (each.do === "call") return outcomeOf(await owner.get("/api/alerts"), "answered")
      app.clock.advance(each.seconds)
      return `at ${(app.clock.now().getTime() - start) / 1000}`
    },
  }
}

test("[SEC-3b] [SEC-3c] [SEC-3d] any sequence of refreshes, waits, calls and logouts has the outcomes of the model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const [model, real] = [createModel(), await createSystem()]
      const [expected, actual]: [string[], string[]] = [[], []]
      for (const each of steps) {
        expected.push(model.run(each))
        actual.push(await real.run(each))
      }
      expect(actual).toEqual(expected)
      const { rows } = await sql`
        select count(*) filter (where used_at is null)::int as active, max(generation) as newest
        from identity.refresh_token join identity.session on session.id = session_id
        where user_id = ${real.owner.userId}`.execute(app.database.db)
      expect(rows).toEqual([{ active: 1, newest: model.newest() }])
    }),
    { numRuns: 60 },
  )
})
