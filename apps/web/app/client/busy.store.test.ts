import { expect, test } from "vitest"
import { isBusy, whileBusy } from "./busy.store.ts"

test("[SHL-6b] the loader flag is cleared when the last call ends, successful or not", async () => {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const calls = [whileBusy(() => first.promise), whileBusy(() => second.promise).catch(() => "failed")]
  expect(isBusy()).toBe(true)
  first.resolve()
  await calls[0]
  expect(isBusy()).toBe(true)
  second.reject(new Error("no"))
  expect(await calls[1]).toBe("failed")
  expect(isBusy()).toBe(false)
})
