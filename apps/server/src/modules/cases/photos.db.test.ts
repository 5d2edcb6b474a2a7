import { existsSync, readdirSync } from "node:fs"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import sharp from "sharp"
import { deflateSync } from "node:zlib"
import { beforeAll, expect, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import {
  caseFrom,
  newCashOrder,
  newComplaint,
  newJpeg,
  newMobile,
  postForm,
  STORE,
  UCR,
  type CaseOrder,
} from "./testing/case-fixture.ts"

let app: TestApp
let partners: Partners
let staff: StaffClient
let order: CaseOrder
let jpeg: Buffer
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeAll(async () => {
  staff = await hire(app, await asStaff(app), STORE, "staff")
  order = await newCashOrder(app, partners)
  jpeg = await newJpeg()
})

const complain = (photos: readonly Buffer[], options: { key?: string; cutAt?: number } = {}) =>
  postForm(app, order.browser, `${UCR}/feedbacks`, { fields: newComplaint(order), photos, ...options })

/** The files of the customer, two for each photo. */
function countFiles(): number {
  const folder = join(app.settings.files.directory, "current/photos", order.browser.userId)
  return existsSync(folder) ? readdirSync(folder).length : 0
}
const countCases = async () => (await order.browser.get(`${UCR}/feedbacks`)).json().data.cases.length

/** A PNG whose header declares this size, with almost no content. */
function pngOf(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, start) => {
    let value = start
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
  const crcOf = (bytes: Buffer) => {
    let crc = 0xffffffff
    for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
    return (crc ^ 0xffffffff) >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const refusedPhotos: readonly [string, () => Promise<Buffer>][] = [
  ["40,000 × 40,000 pixels", async () => pngOf(40_000, 40_000)],
  ["an SVG", async () => svg],
  ["a text", async () => Buffer.from("just some words")],
  ["a JPEG that is cut off", async () => jpeg.subarray(0, jpeg.length / 2)],
  ["a PNG that is only a script after its signature", async () => Buffer.concat([pngOf(1, 1).subarray(0, 8), svg])],
]

test.each(refusedPhotos)("[FBK-2e] %s is refused with a clear error, and nothing is stored", async (_, read) => {
  const [cases, files] = [await countCases(), countFiles()]
  const answer = await complain([jpeg, await read()])
  expect(errorFrom(answer).slice(0, 2)).toEqual([422, "PHOTO_NOT_READABLE"])
  expect([await countCases(), countFiles()]).toEqual([cases, files])
})

test("[FBK-2e] too many photos, a too large one and a form that breaks off are refused, and nothing is stored", async () => {
  const [cases, files] = [await countCases(), countFiles()]
  expect(errorFrom(await complain([jpeg, jpeg, jpeg, jpeg, jpeg]))[1]).toBe("TOO_MANY_PHOTOS")
  expect(errorFrom(await complain([Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)])]))[1]).toBe("PHOTO_TOO_LARGE")
  expect(errorFrom(await complain([jpeg], { cutAt: 900 }))[1]).toBe("BAD_REQUEST")
  expect([await countCases(), countFiles()]).toEqual([cases, files])
})

test("[FBK-2e] a PNG with a script appended is stored as its pixels alone", async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a3" } })
    .png()
    .toBuffer()
  const { caseId, photos } = caseFrom(await complain([Buffer.concat([png, svg])]))
  const photo = await order.browser.get(`${UCR}/feedbacks/${caseId}/photos/${photos[0]}`)
  expect([photo.statusCode, photo.headers["content-type"]]).toEqual([200, "image/webp"])
  expect(photo.rawPayload.includes("script")).toBe(false)
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 })
})

test("[FBK-2e] [SEC-1a] the same key with the same photos opens one case", async () => {
  const other = await newCashOrder(app, partners)
  order = other
  const key = randomUUID()
  const first = caseFrom(await complain([jpeg], { key }))
  expect(caseFrom(await complain([jpeg], { key }))).toEqual(first)
  expect(errorFrom(await complain([jpeg, jpeg], { key }))[1]).toBe("IDEMPOTENCY_KEY_REUSED")
  expect([await countCases(), countFiles()]).toEqual([1, 2])
})

test("[FBK-2e] staff of the store see a photo, and neither a stranger nor another case has it", async () => {
  const { caseId, photos } = caseFrom(await complain([jpeg]))
  const [photoId] = photos
  const path = (id: string) => `/cases/${id}/photos/${photoId}`
  expect((await staff.send("GET", path(caseId))).headers["content-type"]).toBe("image/webp")
  const otherCase = caseFrom(await complain([]))
  expect(errorFrom(await staff.send("GET", path(otherCase.caseId)))[1]).toBe("NOT_FOUND")
  const stranger = await asCustomer(app, partners, newMobile())
  expect(errorFrom(await stranger.get(`${UCR}/feedbacks/${caseId}/photos/${photoId}`))[1]).toBe("NOT_FOUND")
})

test("[FBK-2e] a message can have photos, up to 20 for a case", async () => {
  order = await newCashOrder(app, partners)
  const { caseId } = caseFrom(await complain([jpeg, jpeg, jpeg, jpeg]))
  const send = () =>
    postForm(app, order.browser, `${UCR}/feedbacks/${caseId}/messages`, {
      fields: { text: "Here are more photos." },
      photos: [jpeg, jpeg, jpeg, jpeg],
    })
  for (let nth = 0; nth < 4; nth++) expect((await send()).statusCode).toBe(200)
  expect(errorFrom(await send())[1]).toBe("TOO_MANY_PHOTOS")
  const { photos, messages } = caseFrom(await order.browser.get(`${UCR}/feedbacks/${caseId}`))
  expect([photos, ...messages.map((message) => message.photos)].map((ids) => new Set(ids).size)).toEqual([
    4, 4, 4, 4, 4,
  ])
  expect(countFiles()).toBe(40)
})

test("[FBK-2e] a message can be photos alone, and customer and staff see them with it", async () => {
  order = await newCashOrder(app, partners)
  const { caseId, photos } = caseFrom(await complain([jpeg]))
  const send = (text: string, files: readonly Buffer[]) =>
    postForm(app, order.browser, `${UCR}/feedbacks/${caseId}/messages`, { fields: { text }, photos: files })
  for (const blank of ["", "  \n", "\u200b\u200d"]) expect(errorFrom(await send(blank, []))[1]).toBe("BAD_REQUEST")
  const { messages, ...sent } = caseFrom(await send("\u200b", [jpeg, jpeg]))
  expect(messages).toMatchObject([{ author: "CUSTOMER", text: "", photos: [expect.any(String), expect.any(String)] }])
  expect(sent.photos).toEqual(photos)
  const seen = (await staff.send("GET", `/cases/${caseId}`)).json().data.case
  expect([seen.photos, seen.messages[0].photos]).toEqual([photos, messages[0]?.photos])
})
