import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { deriveKey } from "../../platform/keyed-hash.ts"

const IV_LENGTH = 12
const TAG_LENGTH = 16

/** Everything that is needed to send a message. */
export interface MessageContent {
  to: string
  subject: string
  text: string
  /** For one-time codes: a later message of the same kind to the same recipient replaces this one. */
  isReplaceable: boolean
}

export interface ContentSeal {
  seal(content: MessageContent): string
  /** Returns undefined if the content was sealed with another secret. */
  open(sealed: string): MessageContent | undefined
}

/** Phone numbers and texts are in the database only until they are sent, encrypted with the server's secret. */
export function createContentSeal(secret: string): ContentSeal {
  const key = deriveKey(secret, "pending messages")
  return {
    seal(content) {
      const iv = randomBytes(IV_LENGTH)
      const cipher = createCipheriv("aes-256-gcm", key, iv)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url")
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_LENGTH))
        decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH))
        const text = Buffer.concat([
          decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)),
          decipher.final(),
        ]).toString("utf8")
        return JSON.parse(text) as MessageContent
      } catch {
        return undefined
      }
    },
  }
}
