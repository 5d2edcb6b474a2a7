import { hash, verify } from "@node-rs/argon2"

/** Argon2id (the library's own choice) with the memory and passes that OWASP advises at the least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST)
}

let nobodys: Promise<string> | undefined

/** Takes as long where there is no account or no password as where there is one. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword("nobody's password")
  const right = await verify(passwordHash ?? (await nobodys), password.normalize("NFC"))
  return right && typeof passwordHash === "string"
}
