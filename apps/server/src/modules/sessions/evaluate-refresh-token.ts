import { GRACE_SECONDS } from "./lifetimes.ts"

export interface TokenUse {
  generation: number
  usedAt: Date | null
}

/**
 * rotate: the token is unused
 * repeat: the token before the newest was used moments ago, so the request gets the same successor again
 * reuse: the token was used before, so there is a stolen copy
 */
export function evaluateRefreshToken(token: TokenUse, newest: number, now: Date): "rotate" | "repeat" | "reuse" {
  if (token.usedAt === null) return "rotate"
  const age = now.getTime() - token.usedAt.getTime()
  return token.generation === newest - 1 && age <= GRACE_SECONDS * 1000 ? "repeat" : "reuse"
}
