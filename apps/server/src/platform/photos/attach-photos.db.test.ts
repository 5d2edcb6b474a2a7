import type { FastifyInstance } from "fastify"
import { randomUUID } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { routeAttachPhotos, testCalls } from "../../testing/attach-photos-call.ts"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { createFolderStorage } from "../files/create-folder-storage.ts"
import { createPhotos } from "./create-photos.ts"

const directory = mkdtempSync(join(tmpdir(), "hearth-photos-"))
const filesDirectory = join(directory, "files")
let database: FreshDatabase
let http: FastifyInstance
let jpeg: Buffer

beforeAll(async () => {
  database = await freshDatabase()
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer()
  const photos = createPhotos(createFolderStorage(filesDirectory))
  http = buildTestHttp(
    (route) =>
      routeAttachPhotos(route, async ({ body, files, session }) => {
        const read = await Promise.all(files.map(({ bytes }) => photos.read(bytes)))
        for (const photo of read) await photos.store({ ownerId: session.userId, photoId: randomUUID() }, photo)
        return { ...body, sizes: read.map(({ full }) => full.width) }
      }),
    { calls: testCalls, db: database.db },
  )
})
beforeEach(() => rmSync(filesDirectory, { recursive: true, force: true }))
afterAll(async () => {
  await http.close()
  await database.close()
  rmSync(directory, { recursive: true })
})

async function attach(contents: readonly Buffer[], key?: string) {
  const form = new FormData()
  form.append("text", "cold pizza")
  for (const content of contents)
    form.append("photos", new Blob([new Uint8Array(content)], { type: "image/png" }), "a.png")
  const request = new Request("http://x", { method: "POST", body: form })
  const answer = await http.inject({
    method: "POST",
    url: "/api/test/photos",
    headers: {
      authorization: "ada",
      "content-type": request.headers.get("content-type") ?? "",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json(), code: answer.json().errors?.[0].code }
}

function countStored(): number {
  const folder = join(filesDirectory, "current/photos/ada")
  return existsSync(folder) ? readdirSync(folder).length : 0
}

test("photos that a form contains are stored in two sizes each", async () => {
  expect(await attach([jpeg, jpeg])).toMatchObject({ status: 200, body: { data: { sizes: [400, 400] } } })
  expect(countStored()).toBe(4)
})

test("a file that is no photo is refused, whatever its name and type say, and nothing is stored", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bad of [svg, Buffer.alloc(0), jpeg.subarray(0, jpeg.length - 50)])
    expect(await attach([jpeg, bad])).toMatchObject({ status: 422, code: "PHOTO_NOT_READABLE" })
  expect(countStored()).toBe(0)
})

test("[SEC-1a] the same key with the same photos stores them once; with another photo it is refused", async () => {
  const key = randomUUID()
  const first = await attach([jpeg], key)
  expect(await attach([jpeg], key)).toEqual(first)
  expect([first.status, countStored()]).toEqual([200, 2])
  const otherPhoto = Buffer.concat([jpeg, Buffer.from([0])])
  expect(await attach([otherPhoto], key)).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" })
  expect(await attach([jpeg, jpeg], key)).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" })
  expect(await attach([], key)).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" })
  expect(countStored()).toBe(2)
})

test("a storage that can't be written to answers 503 with a text about photos, and the same key works later", async () => {
  const key = randomUUID()
  writeFileSync(filesDirectory, "a file where the folder should be")
  const failed = await attach([jpeg], key)
  expect([failed.status, failed.code]).toEqual([503, "FILES_UNAVAILABLE"])
  expect(failed.body.errors[0].displayMsg).toBe("Photos aren’t available right now. Try again in a moment.")
  rmSync(filesDirectory)
  expect((await attach([jpeg], key)).status).toBe(200)
  expect(countStored()).toBe(2)
})
