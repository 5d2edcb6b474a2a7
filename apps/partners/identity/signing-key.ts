import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from "jose"
import type { ProviderName } from "./provider-names.ts"

export interface SigningKey {
  alg: "RS256" | "ES256"
  kid: string
  privateKey: CryptoKey
  publicJwk: JWK
  /** A key with the same key id that is not published: tokens signed with it must be refused. */
  forgedKey: CryptoKey
}

/** Generates a key at every start, as after a provider's key rotation. */
export async function generateSigningKey(providerName: ProviderName): Promise<SigningKey> {
  const alg = providerName === "google" ? "RS256" : "ES256"
  const [real, forged] = [await generateKeyPair(alg), await generateKeyPair(alg)]
  const kid = `${providerName}-${Date.now().toString(36)}`
  const publicJwk = { ...(await exportJWK(real.publicKey)), kid, alg, use: "sig" }
  return { alg, kid, privateKey: real.privateKey, publicJwk, forgedKey: forged.privateKey }
}
