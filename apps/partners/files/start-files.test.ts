import { AwsClient } from "aws4fetch"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type FilesStandIn, startFiles } from "./start-files.ts"

const [accessKey, secretKey, region, bucket] = ["key-of-the-test", "secret-of-the-test", "ap-south-1", "photos-test"]
const directory = mkdtempSync(join(tmpdir(), "hearth-files-"))
const options = { dataDir: directory, bucket, accessKey, secretKey, region }
const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: "s3", region, retries: 0 })

let standIn: FilesStandIn
beforeAll(async () => {
  standIn = await startFiles(options)
})
afterEach(async () => {
  await setFailurePlan({ mode: "ok" })
  await fetch(`${standIn.adminUrl}/admin/objects`, { method: "DELETE" })
})
afterAll(async () => {
  await standIn.stop()
  rmSync(directory, { recursive: true })
})

/** Sends a request with a published S3 client, to prove that the stand-in speaks the real protocol. */
function send(method: string, path: string, body?: string): Promise<Response> {
  const headers = { "x-amz-content-sha256": hashes.get(body ?? "") ?? "" }
  return client.fetch(`${standIn.apiUrl}/${bucket}${path}`, { method, body, headers })
}

const hashes = new Map<string, string>()
beforeAll(async () => {
  for (const text of ["", "pizza", "pasta"]) {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
    hashes.set(text, Buffer.from(hash).toString("hex"))
  }
})

function setFailurePlan(plan: Record<string, unknown>): Promise<Response> {
  const headers = { "content-type": "application/json" }
  return fetch(`${standIn.adminUrl}/admin/failures`, { method: "POST", headers, body: JSON.stringify(plan) })
}

const codeIn = async (response: Response) => /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
const keysIn = (xml: string) => [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key)

test("stores, returns, replaces and deletes an object", async () => {
  expect((await send("PUT", "/a/b.webp", "pizza")).status).toBe(200)
  const stored = await send("GET", "/a/b.webp")
  expect([stored.status, await stored.text()]).toEqual([200, "pizza"])
  await send("PUT", "/a/b.webp", "pasta")
  expect(await (await send("GET", "/a/b.webp")).text()).toBe("pasta")
  const head = await send("HEAD", "/a/b.webp")
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "5", ""])
  expect((await send("DELETE", "/a/b.webp")).status).toBe(204)
  const missing = await send("GET", "/a/b.webp")
  expect([missing.status, await codeIn(missing)]).toEqual([404, "NoSuchKey"])
  expect((await send("HEAD", "/a/b.webp")).status).toBe(404)
  expect((await send("DELETE", "/a/b.webp")).status).toBe(204)
})

test("lists objects by prefix in pages", async () => {
  for (const key of ["c/1", "a/1", "b/3", "b/1", "b/2"]) await send("PUT", `/${key}`, "pizza")
  const first = await (await send("GET", "?list-type=2&prefix=b%2F&max-keys=2")).text()
  expect(keysIn(first)).toEqual(["b/1", "b/2"])
  expect(first).toContain("<IsTruncated>true</IsTruncated>")
  const [, token = ""] = /<NextContinuationToken>([^<]+)</.exec(first) ?? []
  const query = new URLSearchParams({ "list-type": "2", prefix: "b/", "continuation-token": token })
  const second = await (await send("GET", `?${query}`)).text()
  expect(keysIn(second)).toEqual(["b/3"])
  expect(second).toContain("<IsTruncated>false</IsTruncated>")
})

test("objects are still there after a restart", async () => {
  await send("PUT", "/a/b.webp", "pizza")
  const second = await startFiles(options)
  const url = `${second.apiUrl}/${bucket}/a/b.webp`
  const headers = { "x-amz-content-sha256": hashes.get("") ?? "" }
  const stored = await client.fetch(url, { headers })
  expect(await stored.text()).toBe("pizza")
  await second.stop()
})

test("refuses a request without a signature, with another body than the signed one, and to another bucket", async () => {
  const unsigned = await fetch(`${standIn.apiUrl}/${bucket}/a`)
  expect([unsigned.status, await codeIn(unsigned)]).toEqual([403, "AccessDenied"])
  const headers = { "x-amz-content-sha256": hashes.get("pizza") ?? "" }
  const swapped = await client.fetch(`${standIn.apiUrl}/${bucket}/a`, { method: "PUT", body: "pasta", headers })
  expect([swapped.status, await codeIn(swapped)]).toEqual([400, "XAmzContentSHA256Mismatch"])
  const emptyHash = { "x-amz-content-sha256": hashes.get("") ?? "" }
  const other = await client.fetch(`${standIn.apiUrl}/other/a`, { headers: emptyHash })
  expect([other.status, await codeIn(other)]).toEqual([404, "NoSuchBucket"])
})

test.each([
  ["error500", 500, "InternalError"],
  ["slow-down", 503, "SlowDown"],
  ["wrong-signature", 403, "SignatureDoesNotMatch"],
])("fails in the mode %s with the status %i and the code %s, as often as requested", async (mode, status, code) => {
  await setFailurePlan({ mode, times: 1 })
  const failed = await send("PUT", "/a", "pizza")
  expect([failed.status, await codeIn(failed)]).toEqual([status, code])
  expect((await send("PUT", "/a", "pizza")).status).toBe(200)
})

test("loses responses: it hangs, resets or refuses the connection, or sends half of a body", async () => {
  await send("PUT", "/a", "pizza")
  for (const mode of ["reset", "refuse", "cut-off"]) {
    await setFailurePlan({ mode })
    const text = send("GET", "/a").then((response) => response.text())
    await expect(text).rejects.toThrow(/fetch failed|terminated/)
  }
  await setFailurePlan({ mode: "hang" })
  const answered = send("GET", "/a").then(
    () => true,
    () => true,
  )
  expect(await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 200, false))])).toBe(false)
})

test("the admin API lists objects and requests, and refuses an unknown mode", async () => {
  await send("PUT", "/a", "pizza")
  const { objects } = (await (await fetch(`${standIn.adminUrl}/admin/objects`)).json()) as { objects: object[] }
  expect(objects).toMatchObject([{ key: "a", size: 5 }])
  const { requests } = (await (await fetch(`${standIn.adminUrl}/admin/requests`)).json()) as { requests: string[] }
  expect(requests[0]).toBe(`PUT /${bucket}/a`)
  expect((await setFailurePlan({ mode: "sulk" })).status).toBe(400)
})
