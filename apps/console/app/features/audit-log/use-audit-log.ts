import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import { useCallback, useState } from "react"
import { call } from "../../client/api.ts"
import { useCall } from "../../shell/use-call.ts"

export interface AuditFilter {
  action: AuditAction | undefined
  subject: string | undefined
}

interface AuditPage {
  entries: readonly AuditEntry[]
  nextId: number | null
}

const fetchPage = ({ action, subject }: AuditFilter, beforeId?: number) =>
  call("GET /store-ops/ve1/head-office/audit", {
    query: {
      ...(action === undefined ? {} : { action }),
      ...(subject === undefined ? {} : { subject }),
      ...(beforeId === undefined ? {} : { beforeId }),
    },
  })

/** Loads the audit log page by page, newest first. Another filter starts at the first page. */
export function useAuditLog({ action, subject }: AuditFilter) {
  const load = useCallback(() => fetchPage({ action, subject }), [action, subject])
  const { data: firstPage, errorMessage, reload } = useCall(load)
  /** The later pages, and the first page that they follow: pages that follow another first page aren't shown. */
  const [later, setLater] = useState<{ firstPage: AuditPage | undefined; pages: readonly AuditPage[] }>({
    firstPage: undefined,
    pages: [],
  })
  const [busy, setBusy] = useState(false)
  const [failedAfter, setFailedAfter] = useState<AuditPage>()
  const laterPages = later.firstPage === firstPage ? later.pages : []
  const nextId = (laterPages.at(-1) ?? firstPage)?.nextId ?? undefined

  /** Returns whether the next page was added. */
  async function showMore(): Promise<boolean> {
    if (nextId === undefined) return false
    setBusy(true)
    setFailedAfter(undefined)
    const result = await fetchPage({ action, subject }, nextId)
    if (result.ok) setLater({ firstPage, pages: [...laterPages, result.data] })
    else setFailedAfter(firstPage)
    setBusy(false)
    return result.ok
  }

  return {
    entries: firstPage && [firstPage, ...laterPages].flatMap(({ entries }) => entries),
    hasMore: nextId !== undefined,
    errorMessage,
    reload,
    showMore,
    busy,
    moreFailed: failedAfter !== undefined && failedAfter === firstPage,
  }
}
