import { join, resolve } from "node:path"
import { z } from "zod"
import { OperatorError, partnerUrl } from "./setting-schemas.ts"

/** A bucket of a service that speaks Amazon S3's protocol, addressed by its path: `<url>/<name>/<key>`. */
export interface BucketSettings {
  url: string
  name: string
  region: string
  accessKey: string
  secretKey: string
}

export interface FileSettings {
  /** Used if there is no bucket. */
  directory: string
  bucket: BucketSettings | undefined
}

/** The settings of the storage for files such as photos. */
export const fileSettingSchemas = {
  FILES_DIR: z
    .string()
    .optional()
    .describe("Directory of uploaded photos, shared by all nodes; DATA_DIR/files by default"),
  FILES_URL: partnerUrl
    .refine((url) => !/[?#]/.test(url), "must be an address without a query")
    .optional()
    .describe("Service with Amazon S3's protocol that stores photos in a bucket instead of FILES_DIR"),
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket: 3 to 63 lower-case letters and digits")
    .optional()
    .describe("Bucket for photos; given with FILES_URL"),
  FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be the name of a region, such as ap-south-1")
    .default("us-east-1")
    .describe("Region of the bucket, which is a part of signatures"),
  FILES_KEY: z.string().max(200).optional().describe("Access key for the bucket; given with FILES_URL"),
  FILES_SECRET: z.string().max(200).optional().describe("Secret of the access key; given with FILES_URL"),
} as const

type FileEnvironment = z.output<z.ZodObject<typeof fileSettingSchemas>>

const bucketNames = ["FILES_URL", "FILES_BUCKET", "FILES_KEY", "FILES_SECRET"] as const

export function readFileSettings(values: FileEnvironment, dataDir: string): FileSettings {
  return { directory: resolve(values.FILES_DIR ?? join(dataDir, "files")), bucket: readBucket(values) }
}

function readBucket(values: FileEnvironment): BucketSettings | undefined {
  const { FILES_URL: url, FILES_BUCKET: name, FILES_KEY: accessKey, FILES_SECRET: secretKey } = values
  if (bucketNames.every((each) => values[each] === undefined)) return undefined
  if (url === undefined || name === undefined || accessKey === undefined || secretKey === undefined) {
    const missing = bucketNames.find((each) => values[each] === undefined)
    throw new OperatorError(`The setting ${missing} is missing: a bucket needs its address, name, key and secret.`)
  }
  return { url, name, region: values.FILES_REGION, accessKey, secretKey }
}
