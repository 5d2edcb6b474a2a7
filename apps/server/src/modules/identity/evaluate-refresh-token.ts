import { GRACE_SECONDS } from "./lifetimes.ts"

export interface TokenUse {
  generation: number
  usedAt: Date | null
}

/**
 * rotate: the token is the newest of its family and unused · repeat: it is the one before the newest and was used a
 * moment ago, so whoever sends it again gets the same successor · reuse: it was used up, so somebody has a copy.
 */
export function evaluateRefreshToken(token: TokenUse, newest: number, now: Date): "rotate" | "repeat" | "reuse" {
  if (token.usedAt === null) return "rotate"
  const age = now.getTime() - token.usedAt.getTime()
  return token.generation === newest - 1 && age <= GRACE_SECONDS * 1000 ? "repeat" : "reuse"
}
