import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { useEffect, useMemo, useRef, useState } from "react"
import { createInbox, findNewMessages, type Inbox } from "./create-inbox.ts"

const REFRESH_MS = 20_000

/** Follows a list of cases, or loads it once. `fetchPage` must be a stable function for the same list. */
export function useInbox(fetchPage: Parameters<typeof createInbox>[0], isFollowed = true): Inbox {
  const inbox = useMemo(() => createInbox(fetchPage, isFollowed ? REFRESH_MS : undefined), [fetchPage, isFollowed])
  useEffect(() => inbox.follow(), [inbox])
  return inbox
}

/** Returns the sentence that announces the newest message from a customer to screen readers. */
export function useNewMessages(inbox: Inbox): string {
  const [announcement, setAnnouncement] = useState("")
  const previous = useRef<{ inbox: Inbox; cases: readonly InboxCase[] }>(undefined)
  const cases = inbox.state.use().data?.cases
  useEffect(() => {
    if (!cases) return
    const [newest] = previous.current?.inbox === inbox ? findNewMessages(previous.current.cases, cases) : []
    previous.current = { inbox, cases }
    if (newest) setAnnouncement(casesTexts.newMessages(newest.customerName, newest.caseNumber))
  }, [inbox, cases])
  return announcement
}
