import { expect, test } from "vitest"
import { formatTimeAgo } from "./format-time-ago.ts"

test("[SEC-3] the time since a device was last used is shown in words", () => {
  const now = Date.parse("2026-05-05T12:00:00Z")
  const ago = (seconds: number) => formatTimeAgo(new Date(now - seconds * 1000).toISOString(), now)
  expect([ago(-60), ago(5), ago(60), ago(3599), ago(7200), ago(86_400), ago(86_400 * 9)]).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "2 hours ago",
    "yesterday",
    "9 days ago",
  ])
})
