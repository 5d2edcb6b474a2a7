import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { purgeExpiredCarts } from "./purge-expired-carts.ts"
import { asShopper, margherita } from "../../testing/as-shopper.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const DAY = 24 * 3600

test("a cart is stored for 90 days after its last change and then purged", async () => {
  const listCartIds = async () =>
    (await sql<{ id: string }>`select id from cart.cart`.execute(app.database.db)).rows.map(({ id }) => id)
  const abandoned = await asShopper(app)
  await abandoned.put([margherita()])
  app.clock.advance(DAY)
  const { browser, put } = await asShopper(app)
  await put([margherita()])
  app.clock.advance(89 * DAY - 1)
  await purgeExpiredCarts(app.platform)
  expect(await listCartIds()).toHaveLength(2)
  app.clock.advance(2)
  await purgeExpiredCarts(app.platform)
  expect(await listCartIds()).toEqual([browser.cartId])
})
