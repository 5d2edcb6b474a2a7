import { randomUUID } from "node:crypto"
import { request } from "node:http"
import { text } from "node:stream/consumers"
import sharp from "sharp"
import { photoFiles } from "@hearth/contract/photo-files.ts"
import { median, printResult } from "./bench-result.ts"
import { insertCases } from "./data/insert-cases.ts"
import { createVisitors } from "./data/visitors.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * A customer adds a photo of nearly 8 MB, the largest that is accepted, to a case. Compared with sharp alone, which
 * decodes the photo and encodes it in the two sizes that we store, alternately.
 */

const ROUNDS = 5
/** An account may send thirty messages an hour, and a case has at most twenty photos. */
const UPLOADS_PER_ROUND = 3

/** Noise, which compresses as badly as a photo of a phone: 12 megapixels in the best quality that fits. */
async function makeLargePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 18 } as const
  const pixels = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a33", noise } })
    .raw()
    .toBuffer()
  for (let quality = 95; ; quality -= 2) {
    const jpeg = await sharp(pixels, { raw: { width: 4000, height: 3000, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (jpeg.length <= photoFiles.maxBytes) return jpeg
  }
}

/** The same work as `readPhoto` does, without its checks. */
async function encodeAlone(jpeg: Buffer): Promise<void> {
  const { data, info } = await sharp(jpeg)
    .autoOrient()
    .resize({ width: 1600, height: 1600, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await sharp(data, { raw }).webp({ quality: 80 }).toBuffer()
  await sharp(data, { raw }).resize({ width: 320, height: 320, fit: "inside" }).webp({ quality: 75 }).toBuffer()
}

interface Upload {
  port: number
  caseId: string
  token: string
}

async function upload({ port, caseId, token }: Upload, jpeg: Buffer): Promise<void> {
  const form = new FormData()
  form.append("text", "Here is a photo of it.")
  form.append("photos", new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }), "pizza.jpg")
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    host: `in.localhost:${port}`,
    authorization: token,
    "idempotency-key": randomUUID(),
    "content-type": encoded.headers.get("content-type") ?? "",
    "content-length": body.length,
  }
  const path = `/api/ucr-api/v1/feedbacks/${caseId}/messages`
  await new Promise<void>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method: "POST", headers }, async (response) => {
      const answer = await text(response)
      if (response.statusCode === 200) resolve()
      else reject(new Error(`${response.statusCode} ${answer}`))
    })
      .on("error", reject)
      .end(body)
  })
}

async function measureMs(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  for (let each = 0; each < UPLOADS_PER_ROUND; each++) await work()
  return (performance.now() - startedAt) / UPLOADS_PER_ROUND
}

async function measureUploads({ port, client, env }: BenchServer): Promise<void> {
  const [asha] = await createVisitors(client, env, "customer", 1)
  if (!asha) throw new Error("no visitor was created")
  const { userId, token } = asha
  const owner = randomUUID()
  await insertCases(client, {
    country: "IN",
    count: 1,
    storeId: "'6585R'",
    userId: `'${userId}'::uuid`,
    isActive: "true",
    ownerId: owner,
  })
  const { rows } = await client.query<{ id: string }>("select id from cases.case")
  const target = { port, token, caseId: rows[0]?.id ?? "" }
  const jpeg = await makeLargePhoto()
  console.log(`a photo of ${(jpeg.length / 1024 / 1024).toFixed(1)} MB`)
  // The server's settings of sharp.
  sharp.cache(false)
  sharp.concurrency(1)
  await upload(target, jpeg)
  await encodeAlone(jpeg)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const aloneMs = await measureMs(() => encodeAlone(jpeg))
    const uploadMs = await measureMs(() => upload(target, jpeg))
    ratios.push(aloneMs / uploadMs)
    console.log(`an upload ${Math.round(uploadMs)} ms, sharp alone ${Math.round(aloneMs)} ms`)
  }
  printResult({
    name: "upload of a photo of 8 MB: speed relative to sharp alone",
    value: median(ratios),
    bar: 0.5,
    better: "higher",
  })
}

await withServer(measureUploads)
