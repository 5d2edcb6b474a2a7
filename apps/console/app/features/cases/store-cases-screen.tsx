import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { BoxDrawing, OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Tabs } from "@hearth/ui/tabs/tabs.tsx"
import { useCallback, useEffect, useMemo, useState } from "react"
import { call } from "../../client/api.ts"
import type { CaseCounts } from "../../client/case-counts.ts"
import { useOfficeAccess } from "../../shell/head-office/use-office-access.ts"
import { CaseInbox } from "./inbox/case-inbox.tsx"
import { type CaseScope, giverOf } from "./case-scope.ts"
import { CasesLayout } from "./cases-layout.tsx"
import { useInbox, useNewMessageAnnouncement } from "./inbox/use-inbox.ts"

export interface StoreCasesScreenProps {
  storeId: string
  caseId: string | undefined
  self: StaffMember
  /** Called with the counts of each loaded list, so that the navigation shows them. */
  onCounts: (counts: CaseCounts) => void
}

/** The complaints about a store's orders. */
export function StoreCasesScreen({ storeId, caseId, self, onCounts }: StoreCasesScreenProps) {
  const [show, setShow] = useState<"active" | "resolved">("active")
  const scope = useMemo((): CaseScope => ({ area: "store", storeId }), [storeId])
  const fetchPage = useCallback(
    (after?: string) =>
      call("GET /store-ops/ve1/stores/{storeId}/cases", {
        params: { storeId },
        query: { show, ...(after === undefined ? {} : { after }) },
      }),
    [storeId, show],
  )
  const inbox = useInbox(fetchPage)
  const counts = inbox.state.use().data?.counts
  useEffect(() => {
    if (counts) onCounts(counts)
  }, [counts, onCounts])
  const { data: officeAccess } = useOfficeAccess(self)
  const giver = giverOf(self, officeAccess?.roles.includes("support") === true)
  const showChanged = useCallback(
    (changed: StaffCase) => {
      inbox.replaceCase(changed)
      void inbox.reload()
    },
    [inbox],
  )
  const list = { inbox, scope, openCaseId: caseId, self }
  return (
    <CasesLayout
      title={casesTexts.cases}
      scope={scope}
      caseId={caseId}
      self={self}
      giver={giver}
      announcement={useNewMessageAnnouncement(inbox)}
      onCaseChanged={showChanged}
    >
      <Tabs
        label={casesTexts.show}
        selected={show}
        onSelect={setShow}
        tabs={[
          {
            id: "active",
            label: counts ? casesTexts.tabWithCount(casesTexts.active, counts.active) : casesTexts.active,
            content: (
              <CaseInbox
                {...list}
                label={casesTexts.listOfActive}
                empty={
                  <EmptyState drawing={<OvenDrawing />} title={casesTexts.noActive}>
                    {casesTexts.noActiveHint}
                  </EmptyState>
                }
              />
            ),
          },
          {
            id: "resolved",
            label: casesTexts.resolved,
            content: (
              <CaseInbox
                {...list}
                label={casesTexts.listOfResolved}
                empty={
                  <EmptyState drawing={<BoxDrawing />} title={casesTexts.noResolved}>
                    {casesTexts.noResolvedHint}
                  </EmptyState>
                }
              />
            ),
          },
        ]}
      />
    </CasesLayout>
  )
}
