import type { Result } from "@hearth/browser/result.ts"
import type { Store } from "@hearth/browser/store.ts"
import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { CaseCounts } from "../../../client/case-counts.ts"
import { createPolledData, type PolledState } from "../../../client/polled-data.ts"

export interface InboxPage {
  cases: InboxCase[]
  /** The cursor of the next page; null at the end. */
  next: string | null
  counts: CaseCounts
}

export interface Inbox {
  state: Store<PolledState<InboxPage>>
  reload(): Promise<void>
  follow(): () => void
  /** Shows a changed case before the list is loaded again. */
  replaceCase(changed: InboxCase): void
  /** Adds the next page. Returns whether it arrived. */
  showMore(): Promise<boolean>
}

/**
 * A list of cases that is kept up to date. Every page that is shown is loaded again, because a case changes its place
 * when somebody answers it. Without `everyMs` it is loaded once: a search is recorded and counted each time.
 */
export function createInbox(
  fetchPage: (after?: string) => Promise<Result<InboxPage>>,
  everyMs: number | undefined,
): Inbox {
  let pageCount = 1

  async function loadPages(): Promise<Result<InboxPage>> {
    let loaded = await fetchPage()
    for (let page = 1; page < pageCount && loaded.ok && loaded.data.next !== null; page++) {
      const next = await fetchPage(loaded.data.next)
      loaded = next.ok ? { ok: true, data: addPage(loaded.data, next.data) } : next
    }
    return loaded
  }

  const polled = createPolledData(loadPages, everyMs)
  return {
    ...polled,
    replaceCase(changed) {
      const shownInbox = polled.state.get().data
      if (!shownInbox) return
      const cases = shownInbox.cases.map((each) => (each.caseId === changed.caseId ? { ...each, ...changed } : each))
      polled.replaceData({ ...shownInbox, cases })
    },
    async showMore() {
      const shownInbox = polled.state.get().data
      if (!shownInbox || shownInbox.next === null) return false
      const result = await fetchPage(shownInbox.next)
      if (!result.ok) return false
      pageCount += 1
      // The list may have been loaded again in the meantime; its cases are newer.
      polled.replaceData(addPage(polled.state.get().data ?? shownInbox, result.data))
      return true
    },
  }
}

/** A case that moved from one page to the next between two requests is shown once. */
function addPage(shown: InboxPage, page: InboxPage): InboxPage {
  const shownIds = new Set(shown.cases.map(({ caseId }) => caseId))
  return { ...page, cases: [...shown.cases, ...page.cases.filter(({ caseId }) => !shownIds.has(caseId))] }
}
