import type { FastifyInstance } from "fastify"
import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { routeAttachPhotos, testCalls } from "../../testing/attach-photos-call.ts"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { sendRawBytes } from "../../testing/send-raw-bytes.ts"
import { describeApi } from "../../modules/operations/describe-api.ts"

const MAX_BYTES = 8 * 1024 * 1024

/** What the handler got, in the sequence of the calls. */
const handled: { text: string; rating?: number | undefined; files: Buffer[] }[] = []
let http: FastifyInstance
let address: string
/** The handler waits for this. */
let gate: Promise<void> = Promise.resolve()

beforeAll(async () => {
  const options = { calls: testCalls.map((call) => ({ ...call, idempotency: "own" as const })) }
  http = buildTestHttp((route) => {
    routeAttachPhotos(route, async ({ body, files }) => {
      handled.push({ ...body, files: files.map(({ bytes }) => bytes) })
      await gate
      return { ...body, sizes: files.map(({ bytes }) => bytes.length) }
    })
  }, options)
  address = await http.listen({ port: 0, host: "127.0.0.1" })
})
beforeEach(() => {
  handled.length = 0
  gate = Promise.resolve()
})
afterAll(() => http.close())

type Part = [name: string, value: string | Buffer]

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === "string") form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: "image/jpeg" }), "photo.jpg")
  }
  return form
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api/test/photos`, {
    method: "POST",
    headers: { authorization: "ada", ...headers },
    body,
  })
  const answer = (await response.json()) as { data?: object; errors?: Record<string, string>[] }
  const [error] = answer.errors ?? []
  const retryAfter = response.headers.get("retry-after")
  return {
    status: response.status,
    data: answer.data,
    code: error?.code,
    field: error?.field,
    problem: error?.problem,
    retryAfter,
  }
}

const textPart: Part = ["text", "cold pizza"]
const photo = (text: string): Part => ["photos", Buffer.from(text)]

test("a call gets its fields, validated, and the bytes of up to four files in their sequence", async () => {
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
  const parts: Part[] = [photo("one"), textPart, ["rating", "7"], ["photos", everyByte], photo("three"), photo("")]
  const { status, data } = await post(formOf(parts))
  expect([status, data]).toEqual([200, { text: "cold pizza", rating: 7, sizes: [3, 256, 5, 0] }])
  const expected = [Buffer.from("one"), everyByte, Buffer.from("three"), Buffer.alloc(0)]
  expect(handled).toEqual([{ text: "cold pizza", rating: 7, files: expected }])
})

test("the same call accepts a form or JSON without files, with the same fields", async () => {
  expect((await post(formOf([textPart]))).data).toEqual({ text: "cold pizza", sizes: [] })
  const json = await post(JSON.stringify({ text: "cold pizza" }), { "content-type": "application/json" })
  expect(json.data).toEqual({ text: "cold pizza", sizes: [] })
})

test.each<[string, Part[], string, string]>([
  ["a field that is too short", [["text", "a"]], "text", "too short, at least 3"],
  ["a missing field", [photo("one")], "text", "missing"],
  ["an unknown field", [textPart, ["colour", "red"]], "colour", "unknown field"],
  ["a field twice", [textPart, textPart], "text", "sent twice"],
  ["a file under another name", [textPart, ["attachment", Buffer.from("x")]], "attachment", "must not be a file"],
  ["a file instead of a field", [["text", Buffer.from("cold pizza")]], "text", "must not be a file"],
  ["a text instead of a file", [textPart, ["photos", "hello"]], "photos", "must be a file"],
  ["a field that is too long", [["text", "x".repeat(70_000)]], "text", "too long, at most 65536 bytes"],
  ["too many fields", Array.from({ length: 60 }, (_, at): Part => [`f${at}`, "x"]), "body", "too many fields"],
  ["a prototype key", [textPart, ["__proto__", "x"]], "body", "has a field with a forbidden name"],
])("[SEC-8a] refuses a form with %s as BAD_REQUEST and names the part", async (_, parts, field, problem) => {
  expect(await post(formOf(parts))).toMatchObject({ status: 400, code: "BAD_REQUEST", field, problem })
  expect(handled).toEqual([])
})

test("refuses the fifth file, and a file of 8 MB and one byte, but accepts four and exactly 8 MB", async () => {
  const five = ["1", "2", "3", "4", "5"].map(photo)
  expect(await post(formOf([textPart, ...five]))).toMatchObject({
    status: 422,
    code: "TOO_MANY_PHOTOS",
    field: "photos",
  })
  const tooLarge: Part = ["photos", Buffer.alloc(MAX_BYTES + 1)]
  expect(await post(formOf([textPart, tooLarge]))).toMatchObject({ status: 413, code: "PHOTO_TOO_LARGE" })
  expect(await post(formOf([textPart, photo("1"), tooLarge]))).toMatchObject({ status: 413, code: "PHOTO_TOO_LARGE" })
  expect(handled).toEqual([])
  const largest: Part = ["photos", Buffer.alloc(MAX_BYTES, 1)]
  const accepted = await post(formOf([textPart, largest, largest, largest, largest]))
  expect(accepted).toMatchObject({ status: 200, data: { sizes: Array(4).fill(MAX_BYTES) } })
})

test("a form that declares more than all files together may have is refused", async () => {
  const form = formOf([textPart, ...Array.from({ length: 5 }, (): Part => ["photos", Buffer.alloc(MAX_BYTES)])])
  expect(await post(form)).toMatchObject({ status: 413, code: "PHOTO_TOO_LARGE" })
})

const boundary = "x-boundary-x"
const rawForm = (content: string, headers = "") =>
  `POST /api/test/photos HTTP/1.1\r\nhost: x\r\nauthorization: ada\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${Buffer.byteLength(content)}\r\n${headers}\r\n${content}`
const rawField = `--${boundary}\r\ncontent-disposition: form-data; name="text"\r\n\r\ncold pizza\r\n`
const rawFile = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="../../x.png"\r\ncontent-type: image/png\r\n\r\nphoto\r\n`

test.each([
  ["in a file", `${rawField}${rawFile.slice(0, -4)}`],
  ["between two parts", `${rawField}${rawFile}`],
  ["in the headers of a part", `${rawField}--${boundary}\r\ncontent-disposition: form-data; na`],
  ["before the first part", `--${boundary}`],
])("a form that ends %s is BAD_REQUEST, and nothing is handled", async (_, content) => {
  const answer = await sendRawBytes(address, rawForm(content))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"problem":"must be a complete form"')
  expect(handled).toEqual([])
  expect(await sendRawBytes(address, rawForm(`${rawField}${rawFile}--${boundary}--\r\n`))).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ["no boundary", "multipart/form-data", 400],
  ["another kind of multipart", `multipart/mixed; boundary=${boundary}`, 415],
  ["a form of the other kind", "application/x-www-form-urlencoded", 415],
])("refuses %s", async (_, contentType, status) => {
  expect(await post(`${rawField}--${boundary}--`, { "content-type": contentType })).toMatchObject({ status })
  expect(handled).toEqual([])
})

test("[SEC-8d] refuses text that is not UTF-8", async () => {
  const start = Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="text"\r\n\r\ncaf`)
  const payload = Buffer.concat([start, Buffer.from([0xe9]), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { authorization: "ada", "content-type": `multipart/form-data; boundary=${boundary}` }
  const answer = await http.inject({ method: "POST", url: "/api/test/photos", headers, payload })
  expect(answer.json().errors[0]).toMatchObject({ code: "BAD_REQUEST", field: "text", problem: "must be UTF-8" })
})

test("an upload whose connection breaks is not handled, and no longer counts against the limit of uploads", async () => {
  const { hostname, port } = new URL(address)
  const content = `${rawField}${rawFile.slice(0, -4)}`
  for (let nth = 0; nth < 12; nth++) {
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, "connect")
    const whole = rawForm(`${content}${"x".repeat(100_000)}`)
    await new Promise((resolve) => socket.write(whole.slice(0, -90_000), resolve))
    socket.destroy()
    await once(socket, "close")
  }
  await expect.poll(async () => (await post(formOf([textPart]))).status).toBe(200)
  expect(handled.filter(({ files }) => files.length > 0)).toEqual([])
})

test("the ninth upload at once is refused with 503 before its body is read, and accepted when another has ended", async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  const uploads = Array.from({ length: 8 }, () => post(formOf([textPart, photo("one")])))
  await expect.poll(() => handled.length).toBe(8)
  const refused = await post(formOf([textPart, ["photos", Buffer.alloc(1_000_000)]]))
  expect(refused).toMatchObject({ status: 503, code: "UNAVAILABLE", retryAfter: "2" })
  expect(handled.length).toBe(8)
  open()
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await post(formOf([textPart, photo("one")]))).status).toBe(200)
})

test("a caller without a session is refused before the form is read", async () => {
  const response = await fetch(`${address}/api/test/photos`, { method: "POST", body: formOf([textPart]) })
  expect(response.status).toBe(401)
  expect(handled).toEqual([])
})

test("other calls still refuse a form, and a JSON body of more than 256 KiB", async () => {
  const other = buildTestHttp((route) => route("POST /tracking/activity", () => ({})))
  const send = (headers: Record<string, string>, payload: string) =>
    other.inject({ method: "POST", url: "/api/tracking/activity", headers, payload })
  const form = await send({ "content-type": `multipart/form-data; boundary=${boundary}` }, `${rawField}--${boundary}--`)
  expect(form.json().errors[0].code).toBe("UNSUPPORTED_MEDIA")
  const json = { "content-type": "application/json" }
  expect((await send(json, JSON.stringify("x".repeat(300_000)))).statusCode).toBe(413)
  const largeJson = await post(JSON.stringify({ text: "x".repeat(300_000) }), json)
  expect(largeJson).toMatchObject({ status: 413, code: "TOO_LARGE" })
})

test("the API document describes the form with its files, and their errors", () => {
  const operation = describeApi(testCalls).paths["/test/photos"]?.["post"]
  expect(operation?.requestBody?.content["multipart/form-data"]?.schema).toMatchObject({
    properties: { text: { type: "string" }, photos: { type: "array", maxItems: 4 } },
  })
  expect(operation?.responses["413"]?.description).toContain("PHOTO_TOO_LARGE")
  expect(operation?.responses["422"]?.description).toContain("TOO_MANY_PHOTOS")
})
