import { AwsV4Signer } from "aws4fetch"
import { createHash } from "node:crypto"
import type { BucketSettings } from "../../settings.ts"

interface UnsignedRequest {
  method: string
  url: string
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array | undefined
  now: Date
}

/** Returns the headers of a request with its signature (version 4), which covers the body too. */
export async function signS3Request(
  { region, accessKey, secretKey }: BucketSettings,
  { method, url, headers = {}, body, now }: UnsignedRequest,
): Promise<Record<string, string>> {
  const bodyHash = createHash("sha256")
    .update(body ?? "")
    .digest("hex")
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, "x-amz-content-sha256": bodyHash },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    datetime: now.toISOString().replaceAll(/[:-]|\.\d{3}/g, ""),
  })
  return Object.fromEntries((await signer.sign()).headers)
}
