import { expect, test } from "vitest"
import { formatLastActive } from "./format-last-active.ts"

test("the time since a device was last used is shown in words", () => {
  const now = Date.parse("2026-05-05T12:00:00Z")
  const ago = (seconds: number) => formatLastActive(new Date(now - seconds * 1000).toISOString(), now)
  expect([ago(-60), ago(5), ago(60), ago(3599), ago(7200), ago(86_400), ago(86_400 * 9)]).toEqual([
    "Last active just now",
    "Last active just now",
    "Last active 1 minute ago",
    "Last active 59 minutes ago",
    "Last active 2 hours ago",
    "Last active yesterday",
    "Last active 9 days ago",
  ])
})
