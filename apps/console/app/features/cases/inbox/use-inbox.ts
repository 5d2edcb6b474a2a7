import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import { useEffect, useMemo, useRef, useState } from "react"
import { type Announcement, announceNewMessages } from "./announce-new-messages.ts"
import { createInbox, type Inbox } from "./create-inbox.ts"

const REFRESH_MS = 20_000

/** Follows a list of cases, or loads it once. `fetchPage` must be a stable function for the same list. */
export function useInbox(fetchPage: Parameters<typeof createInbox>[0], isFollowed = true): Inbox {
  const inbox = useMemo(() => createInbox(fetchPage, isFollowed ? REFRESH_MS : undefined), [fetchPage, isFollowed])
  useEffect(() => inbox.follow(), [inbox])
  return inbox
}

/** Returns the last announcement of new messages from customers to screen readers. */
export function useNewMessageAnnouncement(inbox: Inbox): Announcement | undefined {
  const [lastAnnouncement, setLastAnnouncement] = useState<Announcement>()
  const previous = useRef<{ inbox: Inbox; cases: readonly InboxCase[] }>(undefined)
  const cases = inbox.state.use().data?.cases
  useEffect(() => {
    if (!cases) return
    const announcement =
      previous.current?.inbox === inbox ? announceNewMessages(previous.current.cases, cases) : undefined
    previous.current = { inbox, cases }
    if (announcement) setLastAnnouncement(announcement)
  }, [inbox, cases])
  return lastAnnouncement
}
