import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { AppError } from "../../platform/errors/app-error.ts"
import { createLog } from "../../platform/log/create-log.ts"
import { systemRandom } from "../../platform/random.ts"
import { requestCode } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { createMessages } from "../messages/public.ts"
import { createOneTimeCodes, type OneTimeCodes } from "./create-one-time-codes.ts"
import { verifyCode } from "./verify-code.ts"

let app: TestApp
let partners: Partners
let codes: OneTimeCodes
beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  const { clock, settings } = app
  const platform = { db: app.database.db, clock, settings, random: systemRandom, log: createLog("silent") }
  codes = createOneTimeCodes(platform, createMessages(platform))
})
afterAll(async () => {
  await app.close()
  await partners.stop()
})

const mobile = "9876500001"

test("[SEC-7e] an error while preloading is thrown only for the right code, and a wrong attempt still counts", async () => {
  const guest = await asGuest(app)
  await requestCode(guest, mobile)
  const { rows } = await sql<{ id: string }>`
    select session_id as id from identity.challenge`.execute(app.database.db)
  const rightCode = await partners.codeFor(mobile)
  const wrongCode = rightCode === "000000" ? "000001" : "000000"
  const recipient = `+91${mobile}`
  const codeInput = { purpose: "LOGIN", recipient, sessionId: rows[0]?.id ?? "", trustedDevice: undefined } as const
  const verifyWithFailingPreload = (code: string) =>
    verifyCode(
      codes,
      { ...codeInput, code },
      async () => "done",
      undefined,
      async () => Promise.reject(new AppError("CONFLICT")),
    )
  const readChallenge = async () => {
    const { rows: challenges } = await sql<{ wrong: number; isTaken: boolean }>`
      select wrong_tries as wrong, taken_at is not null as "isTaken" from identity.challenge`.execute(app.database.db)
    return challenges[0]
  }

  await expect(verifyWithFailingPreload(wrongCode)).rejects.toMatchObject({ code: "OTP_WRONG" })
  expect(await readChallenge()).toEqual({ wrong: 1, isTaken: false })
  await expect(verifyWithFailingPreload(rightCode)).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await readChallenge()).toEqual({ wrong: 1, isTaken: false })

  const result = await verifyCode(
    codes,
    { ...codeInput, code: rightCode },
    async (_tx, _challenge, preloaded) => `done with ${preloaded}`,
    undefined,
    async () => "preloaded data",
  )
  expect([result, await readChallenge()]).toEqual(["done with preloaded data", { wrong: 1, isTaken: true }])
})
