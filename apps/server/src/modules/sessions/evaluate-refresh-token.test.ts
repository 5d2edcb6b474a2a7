import { expect, test } from "vitest"
import { evaluateRefreshToken } from "./evaluate-refresh-token.ts"

const now = new Date("2026-03-01T12:00:00Z")
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  ["unused and newest", { generation: 4, usedAt: null }, "rotate"],
  ["the one before the newest, used just now", { generation: 3, usedAt: now }, "repeat"],
  ["the one before the newest, used 30 s ago", { generation: 3, usedAt: ago(30) }, "repeat"],
  ["the one before the newest, used by a node whose clock is ahead", { generation: 3, usedAt: ago(-2) }, "repeat"],
  ["the one before the newest, used 31 s ago", { generation: 3, usedAt: ago(31) }, "reuse"],
  ["older, used just now", { generation: 2, usedAt: now }, "reuse"],
  ["the first, used long ago", { generation: 0, usedAt: ago(100_000) }, "reuse"],
] as const)("[SEC-3b] [SEC-3c] [SEC-3d] evaluates a refresh token that is %s", (_, token, verdict) => {
  expect(evaluateRefreshToken(token, 4, now)).toBe(verdict)
})
