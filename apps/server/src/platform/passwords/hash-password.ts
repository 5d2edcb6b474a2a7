import { hash, verify } from "@node-rs/argon2"

/** Argon2id (the library's default) with the minimum memory (in KiB) and passes that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST)
}

let dummyHash: Promise<string> | undefined

/** Takes equally long without an account or password, so that the response time doesn't reveal whether one exists. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("nobody's password")
  const isCorrect = await verify(passwordHash ?? (await dummyHash), password.normalize("NFC"))
  return isCorrect && typeof passwordHash === "string"
}
