import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import { expect, test } from "vitest"
import { createInbox, type InboxPage } from "./create-inbox.ts"
import { sampleInboxCase } from "../../../testing/sample-case.ts"

const sample = (index: number) =>
  sampleInboxCase({ caseId: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}` })

/** Returns pages of 50 cases, as the server does. The cursor is the index of the next case. */
function createServer(cases: InboxCase[]) {
  const requests: (string | undefined)[] = []
  const fetchPage = (after?: string) => {
    requests.push(after)
    const start = Number(after ?? 0)
    const page: InboxPage = {
      cases: cases.slice(start, start + 50),
      next: start + 50 < cases.length ? String(start + 50) : null,
      counts: { active: cases.length, overdue: 0 },
    }
    return Promise.resolve({ ok: true as const, data: page })
  }
  return { requests, fetchPage }
}

const shownIds = (inbox: ReturnType<typeof createInbox>) =>
  inbox.state.get().data?.cases.map(({ caseId }) => Number(caseId.slice(-12)))

test("400 cases are loaded page by page, and a reload loads the pages that are shown", async () => {
  const cases = Array.from({ length: 400 }, (_, index) => sample(index))
  const { requests, fetchPage } = createServer(cases)
  const inbox = createInbox(fetchPage, 1_000)
  await inbox.reload()
  expect(shownIds(inbox)).toHaveLength(50)
  while (await inbox.showMore());
  expect(shownIds(inbox)).toEqual(cases.map((_, index) => index))
  requests.length = 0
  // The first case was resolved, so every other one moves up.
  cases.shift()
  await inbox.reload()
  expect(requests).toEqual([undefined, "50", "100", "150", "200", "250", "300", "350"])
  expect(shownIds(inbox)).toEqual(cases.map((_, index) => index + 1))
})

test("a case that moved to the next page in the meantime is shown once", async () => {
  const cases = Array.from({ length: 60 }, (_, index) => sample(index))
  const { fetchPage } = createServer(cases)
  const inbox = createInbox(fetchPage, 1_000)
  await inbox.reload()
  cases.unshift(sample(99))
  await inbox.showMore()
  const ids = shownIds(inbox) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test("a page that doesn't arrive leaves the list as it is", async () => {
  const { fetchPage } = createServer(Array.from({ length: 60 }, (_, index) => sample(index)))
  const failure = { ok: false, kind: "failed", code: "NO_RESPONSE", message: "" } as const
  const inbox = createInbox((after) => (after === undefined ? fetchPage() : Promise.resolve(failure)), 1_000)
  await inbox.reload()
  expect(await inbox.showMore()).toBe(false)
  expect(shownIds(inbox)).toHaveLength(50)
})
