import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import { useCallback } from "react"
import { call } from "../../client/api.ts"
import { usePages } from "../../shell/head-office/use-pages.ts"

export interface AuditFilter {
  action: AuditAction | undefined
  subject: string | undefined
}

interface AuditPage {
  entries: readonly AuditEntry[]
  nextId: number | null
}

const idAfter = ({ nextId }: AuditPage) => nextId ?? undefined

/** Loads the audit log page by page, newest first. Another filter starts at the first page. */
export function useAuditLog({ action, subject }: AuditFilter) {
  const load = useCallback(
    (beforeId?: number) =>
      call("GET /store-ops/ve1/head-office/audit", {
        query: {
          ...(action === undefined ? {} : { action }),
          ...(subject === undefined ? {} : { subject }),
          ...(beforeId === undefined ? {} : { beforeId }),
        },
      }),
    [action, subject],
  )
  const { pages, ...list } = usePages<AuditPage>(load, idAfter)
  return { entries: pages?.flatMap(({ entries }) => entries), ...list }
}
