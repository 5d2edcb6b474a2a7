import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { BoxDrawing, OvenDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Tabs } from "@hearth/ui/tabs/tabs.tsx"
import { useCallback, useEffect, useState } from "react"
import { call } from "../../client/api.ts"
import { CaseInbox } from "./inbox/case-inbox.tsx"
import type { CaseScope } from "./case-scope.ts"
import { CasesLayout } from "./cases-layout.tsx"
import { noFilter, type OfficeFilter, OfficeFilters } from "./inbox/office-filters.tsx"
import { createWaitingRemedies, PendingRemedies } from "./remedies/pending-remedies.tsx"
import { useInbox, useNewMessageAnnouncement } from "./inbox/use-inbox.ts"
import styles from "./cases-screen.module.css"

type ShownTab = "active" | "resolved" | "remedies"

const scope: CaseScope = { area: "head-office" }

/** The cases of the country, and the remedies that wait for a second person; role support. */
export function OfficeCasesScreen({ caseId, self }: { caseId: string | undefined; self: StaffMember }) {
  const [tab, setTab] = useState<ShownTab>("active")
  const [filter, setFilter] = useState(noFilter)
  const show = tab === "resolved" ? "resolved" : "active"
  const fetchPage = useCallback((after?: string) => fetchCases(show, filter, after), [show, filter])
  const isSearch = filter.search !== undefined
  const inbox = useInbox(fetchPage, !isSearch)
  const counts = inbox.state.use().data?.counts
  const [waiting] = useState(createWaitingRemedies)
  useEffect(() => waiting.follow(), [waiting])
  const waitingCount = waiting.state.use().data?.remedies.length
  const reload = useCallback(() => {
    if (!isSearch) void inbox.reload()
    void waiting.reload()
  }, [inbox, isSearch, waiting])
  const showChanged = useCallback(
    (changed: StaffCase) => {
      inbox.replaceCase(changed)
      reload()
    },
    [inbox, reload],
  )
  const isFiltered = Object.values(filter).some((value) => value !== undefined)

  const renderList = (label: string) => (
    <div className={styles.filtered}>
      <OfficeFilters filter={filter} onChange={setFilter} />
      <CaseInbox
        inbox={inbox}
        scope={scope}
        openCaseId={caseId}
        self={self}
        label={label}
        empty={<NoCases show={show} isFiltered={isFiltered} onShow={setTab} />}
      />
    </div>
  )
  return (
    <CasesLayout
      title={casesTexts.cases}
      scope={scope}
      caseId={caseId}
      self={self}
      giver="SUPPORT"
      announcement={useNewMessageAnnouncement(inbox)}
      onCaseChanged={showChanged}
    >
      <Tabs<ShownTab>
        label={casesTexts.show}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: "active",
            label: withCount(casesTexts.active, counts?.active),
            content: renderList(casesTexts.listOfActive),
          },
          { id: "resolved", label: casesTexts.resolved, content: renderList(casesTexts.listOfResolved) },
          {
            id: "remedies",
            label: withCount(casesTexts.waitingRemedies, waitingCount),
            content: <PendingRemedies live={waiting} self={self} openCaseId={caseId} onDecided={reload} />,
          },
        ]}
      />
    </CasesLayout>
  )
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : casesTexts.tabWithCount(name, count)
}

function fetchCases(show: "active" | "resolved", filter: OfficeFilter, after: string | undefined) {
  const { search, desk, state, category, storeId } = filter
  return call("GET /store-ops/ve1/head-office/cases", {
    query: {
      show,
      ...(after === undefined ? {} : { after }),
      ...(search === undefined ? {} : { search }),
      ...(desk === undefined ? {} : { desk }),
      // The filter has only the states of active cases.
      ...(state === undefined || show === "resolved" ? {} : { state }),
      ...(category === undefined ? {} : { category }),
      ...(storeId === undefined ? {} : { storeId }),
    },
  })
}

interface NoCasesProps {
  show: "active" | "resolved"
  isFiltered: boolean
  onShow: (tab: ShownTab) => void
}

/** A case that isn't among the active ones may have been resolved, and the other way round. */
function NoCases({ show, isFiltered, onShow }: NoCasesProps) {
  if (isFiltered) {
    const other = show === "active" ? "resolved" : "active"
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={casesTexts.noMatches}
        action={
          <Button variant="secondary" onClick={() => onShow(other)}>
            {other === "resolved" ? casesTexts.lookInResolved : casesTexts.lookInActive}
          </Button>
        }
      >
        {casesTexts.noMatchesHint}
      </EmptyState>
    )
  }
  return show === "active" ? (
    <EmptyState drawing={<OvenDrawing />} title={casesTexts.noActive}>
      {casesTexts.noActiveHint}
    </EmptyState>
  ) : (
    <EmptyState drawing={<BoxDrawing />} title={casesTexts.noResolved}>
      {casesTexts.noResolvedHint}
    </EmptyState>
  )
}
