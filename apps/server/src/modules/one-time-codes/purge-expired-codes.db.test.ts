import { sql } from "kysely"
import { expect, test } from "vitest"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { createMessages, purgeExpiredMessages } from "../messages/public.ts"
import { purgeExpiredCodes } from "./purge-expired-codes.ts"
import { createOneTimeCodes } from "./create-one-time-codes.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

const DAY_SECONDS = 24 * 3600
const countStored = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from identity.challenge) as challenges, (select count(*)::int from identity.ticket) as tokens,
      (select count(*)::int from identity.code_pace) as delays,
      (select count(*)::int from messages.message) as messages`.execute(app.database.db)
  return rows[0]
}

test("codes, one-time tokens and messages are purged after their retention periods", async () => {
  const guest = await asGuest(app)
  await requestCode(guest, "9876543210")
  await guest.post("/api/loginhandler/sociallogin", { step: "start", source: "google" })
  await asCustomer(app, partners, "9876500000")
  const initialCounts = { challenges: 2, tokens: 1, delays: 1, messages: 2 }
  const purge = () => purgeExpiredCodes(createOneTimeCodes(app.platform, createMessages(app.platform)))
  await purge()
  expect(await countStored()).toEqual(initialCounts)
  app.clock.advance(3600 + 301)
  await purge()
  expect(await countStored()).toEqual({ ...initialCounts, challenges: 0, tokens: 0, delays: 0 })
  app.clock.advance(91 * DAY_SECONDS)
  await purgeExpiredMessages(app.platform)
  expect((await countStored())?.messages).toBe(0)
})
