import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type FilesStandIn, startFiles } from "../../testing/start-files.ts"
import { settableClock } from "../../testing/settable-clock.ts"
import { createCircuitBreakers } from "../circuits/circuit-breakers.ts"
import { AppError } from "../errors/app-error.ts"
import { createLog } from "../log/create-log.ts"
import type { BucketSettings } from "../../settings.ts"
import { createBucketStorage } from "./create-bucket-storage.ts"

let standIn: FilesStandIn
beforeAll(async () => {
  standIn = await startFiles()
})
afterEach(() => standIn.setFailures({ mode: "ok" }))
afterAll(() => standIn.stop())

const KEY = "photos/ada/1.webp"
const pizza = Buffer.from("pizza")

function createStorage({ bucket, timeoutMs = 3_000 }: { bucket?: Partial<BucketSettings>; timeoutMs?: number } = {}) {
  const clock = settableClock(new Date())
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const circuits = createCircuitBreakers({ clock, log })
  const storage = createBucketStorage({ bucket: { ...standIn.bucket, ...bucket }, circuits, clock, timeoutMs })
  return { storage, clock, log, lines, circuit: circuits.all().get("files") }
}

const unavailable = (reason: string | RegExp) => ({
  code: "FILES_UNAVAILABLE",
  details: { reason: typeof reason === "string" ? reason : expect.stringMatching(reason) },
})

test("stores a file with its content type, and lists all files even if they need more than one page", async () => {
  const { storage } = createStorage()
  const keys = Array.from({ length: 1_005 }, (_, index) => `many/${index}.webp`)
  for (let start = 0; start < keys.length; start += 15) {
    await Promise.all(keys.slice(start, start + 15).map((key) => storage.put(key, pizza, "image/webp")))
  }
  const [object] = await standIn.objects()
  expect(object).toMatchObject({ contentType: "image/webp", size: 5 })
  await standIn.drainRequests()
  expect((await Array.fromAsync(storage.list("many/"))).toSorted()).toEqual(keys.toSorted())
  expect((await standIn.drainRequests()).length).toBe(2)
})

test.each(["error500", "slow-down", "reset", "cut-off"])(
  "repeats a call that failed once in the mode %s, so that the caller doesn't notice",
  async (mode) => {
    const { storage } = createStorage()
    await standIn.setFailures({ mode, times: 1 })
    await storage.put(KEY, pizza, "image/webp")
    await standIn.setFailures({ mode, times: 1 })
    expect((await storage.get(KEY))?.bytes).toEqual(pizza)
  },
)

test.each([
  ["error500", "status 500 InternalError"],
  ["slow-down", "status 503 SlowDown"],
  ["wrong-signature", "status 403 SignatureDoesNotMatch"],
  ["cut-off", /^status 200 disconnected$/],
  ["reset", "ECONNRESET"],
  ["refuse", "not reached"],
])("a service that keeps failing in the mode %s is FILES_UNAVAILABLE", async (mode, reason) => {
  const { storage } = createStorage()
  await storage.put(KEY, pizza, "image/webp")
  await standIn.setFailures({ mode })
  await expect(storage.get(KEY)).rejects.toMatchObject(unavailable(reason))
  await expect(storage.put(KEY, pizza, "image/webp")).rejects.toBeInstanceOf(AppError)
})

test("a service that hangs is reported as FILES_UNAVAILABLE after the time limit", async () => {
  const { storage } = createStorage({ timeoutMs: 100 })
  await standIn.setFailures({ mode: "hang" })
  await expect(storage.get(KEY)).rejects.toMatchObject(unavailable("TimeoutError"))
})

test("[SEC-12c] after ten failures no call is made for fifteen seconds; then a successful one closes the circuit", async () => {
  const { storage, clock, circuit } = createStorage()
  await storage.put(KEY, pizza, "image/webp")
  await standIn.setFailures({ mode: "error500" })
  for (let nth = 0; nth < 5; nth++) await expect(storage.get(KEY)).rejects.toThrow("FILES_UNAVAILABLE")
  expect(circuit?.state()).toBe("open")
  await standIn.setFailures({ mode: "ok" })
  await standIn.drainRequests()
  await expect(storage.get(KEY)).rejects.toMatchObject(unavailable("circuit open"))
  expect(await standIn.drainRequests()).toEqual([])
  clock.advance(15)
  expect((await storage.get(KEY))?.bytes).toEqual(pizza)
  expect(circuit?.state()).toBe("closed")
})

test.each([
  ["a wrong secret", { secretKey: "another-secret" }, "status 403 SignatureDoesNotMatch"],
  ["a wrong key", { accessKey: "another-key" }, "status 403 InvalidAccessKeyId"],
  ["a bucket that doesn't exist", { name: "another-bucket" }, "status 404 NoSuchBucket"],
])("%s is FILES_UNAVAILABLE, is not repeated and doesn't open the circuit", async (_, bucket, reason) => {
  const { storage, circuit } = createStorage({ bucket })
  await standIn.drainRequests()
  await expect(storage.get(KEY)).rejects.toMatchObject(unavailable(reason))
  expect((await standIn.drainRequests()).length).toBe(1)
  for (let nth = 0; nth < 12; nth++) await expect(storage.get(KEY)).rejects.toThrow("FILES_UNAVAILABLE")
  expect(circuit?.state()).toBe("closed")
})

test("neither the secret nor the signature nor the key of a file is in the error or in the log", async () => {
  const { storage, log, lines } = createStorage({ bucket: { secretKey: "another-secret" } })
  const error = await storage.get(KEY).catch((each: AppError) => each)
  log.warn({ err: (error as AppError).cause, details: (error as AppError).details }, "request failed")
  const logged = `${lines.join("")} ${String(error)} ${JSON.stringify(error)}`
  expect(logged).toContain("SignatureDoesNotMatch")
  expect(logged).not.toMatch(/another-secret|key-of-the-tests|Signature=|AWS4|photos\/ada/)
})
