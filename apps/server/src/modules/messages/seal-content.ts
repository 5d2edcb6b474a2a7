import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const IV = 12
const TAG = 16

/** What it takes to send a message. */
export interface MessageContent {
  to: string
  subject: string
  text: string
  /** A code: a later message of the same kind to the same recipient takes its place. */
  isReplaceable: boolean
}

export interface ContentSeal {
  seal(content: MessageContent): string
  /** Undefined where it was sealed with another secret. */
  open(sealed: string): MessageContent | undefined
}

/** Numbers and texts lie in the database only until they are sent, and then unreadable without the server's secret. */
export function createContentSeal(secret: string): ContentSeal {
  const key = new Uint8Array(hkdfSync("sha256", secret, "hearth", "pending messages", 32))
  return {
    seal(content) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv("aes-256-gcm", key, iv)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url")
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV))
        decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
        const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString("utf8")
        return JSON.parse(text) as MessageContent
      } catch {
        return undefined
      }
    },
  }
}
