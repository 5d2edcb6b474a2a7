import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { useEffect, useState } from "react"
import { StoreAlertsScreen } from "./features/alerts/store-alerts-screen.tsx"
import { BoardScreen } from "./features/board/board-screen.tsx"
import { StoreCasesScreen } from "./features/cases/store-cases-screen.tsx"
import { NewOrdersAnnouncer } from "./features/board/new-orders-announcer.tsx"
import { acceptClock } from "./features/board/format-ticket.ts"
import { UnacceptedOrders } from "./features/unaccepted/unaccepted-orders.tsx"
import { StoreFeedbackScreen } from "./features/ratings/store-feedback-screen.tsx"
import { ReportsScreen } from "./features/reports/reports-screen.tsx"
import { RidersScreen } from "./features/riders/riders-screen.tsx"
import { StockScreen } from "./features/stock/stock-screen.tsx"
import { StoreSwitchesScreen } from "./features/store-switches/store-switches-screen.tsx"
import { TeamScreen } from "./features/team/team-screen.tsx"
import type { Board } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import * as storesTexts from "@hearth/texts/console/stores.ts"
import { countryFacts } from "./client/country.ts"
import { type CaseCounts, createCaseCounts } from "./client/case-counts.ts"
import type { PolledData } from "./client/polled-data.ts"
import { writeStored } from "./client/storage.ts"
import { createLiveBoard, type LiveBoard } from "./client/live-board.ts"
import { useNow } from "./client/use-now.ts"
import { chooseStoreRoute, goTo } from "./shell/console-route.ts"
import type { Screen } from "./shell/parse-console-path.ts"
import { StoreFrame } from "./shell/store-frame.tsx"
import { NoConnection } from "./shell/no-connection.tsx"
import { screensFor } from "./shell/screens-for.ts"
import { useAlarm, useWakeLock } from "./shell/use-alarm.ts"

export interface StoreConsoleProps {
  storeId: string
  screen: Screen
  caseId: string | undefined
  member: StaffMember
}

/** One store's console. Its board is kept up to date on every screen, so that the alarm always rings for new orders. */
export function StoreConsole({ storeId, screen, caseId, member }: StoreConsoleProps) {
  // The parent sets a `key` per store, so this state never serves another store.
  const [live] = useState(() => createLiveBoard(storeId))
  const [caseCounts] = useState(() => createCaseCounts(storeId))
  useEffect(() => {
    writeStored("store", storeId)
    return live.follow()
  }, [live, storeId])
  useEffect(() => caseCounts.follow(), [caseCounts])
  useWakeLock()
  return <FollowedStore live={live} caseCounts={caseCounts} screen={screen} caseId={caseId} member={member} />
}

interface FollowedStoreProps extends Pick<StoreConsoleProps, "screen" | "caseId" | "member"> {
  live: LiveBoard
  caseCounts: PolledData<CaseCounts>
}

function FollowedStore({ live, caseCounts, screen, caseId, member }: FollowedStoreProps) {
  const { board, connection, asOf, refusalMessage } = live.state.use()
  const { data: cases } = caseCounts.state.use()
  const now = useNow()
  const clocks = board?.tickets.flatMap((ticket) => acceptClock(ticket, now) ?? []) ?? []
  const waiting = Math.max(clocks.length, board?.counts.new ?? 0)
  const overdue = clocks.filter(({ tone }) => tone === "late").length
  useAlarm({ waiting, overdue }, board?.store.name ?? shellTexts.store)
  if (refusalMessage !== undefined) return <NotYourStore message={refusalMessage} member={member} />
  if (!board) {
    return connection === "lost" ? (
      <NoConnection message={shellTexts.ordersNotLoaded} onRetry={live.retry} />
    ) : (
      <Loader overlay label={shellTexts.loadingOrders} />
    )
  }
  const visibleScreen = screensFor(member).includes(screen) ? screen : "board"
  const isManager = member.role === "manager"
  return (
    <StoreFrame
      store={board.store}
      storeId={live.storeId}
      screen={visibleScreen}
      member={member}
      waiting={waiting}
      cases={cases}
      connection={connection}
      asOf={asOf}
      onRetry={live.retry}
    >
      <UnacceptedOrders member={member} storeId={live.storeId} />
      <NewOrdersAnnouncer tickets={board.tickets} />
      <OpenScreen
        live={live}
        board={board}
        screen={visibleScreen}
        caseId={caseId}
        isManager={isManager}
        member={member}
        onCaseCounts={caseCounts.replaceData}
      />
    </StoreFrame>
  )
}

interface OpenScreenProps {
  live: LiveBoard
  board: Board
  screen: Screen
  caseId: string | undefined
  isManager: boolean
  member: StaffMember
  onCaseCounts: (counts: CaseCounts) => void
}

function OpenScreen({ live, board, screen, caseId, isManager, member, onCaseCounts }: OpenScreenProps) {
  switch (screen) {
    case "cases":
      return <StoreCasesScreen storeId={live.storeId} caseId={caseId} self={member} onCounts={onCaseCounts} />
    case "stock":
      return <StockScreen storeId={live.storeId} timeZone={board.store.timeZone} />
    case "riders":
      return <RidersScreen live={live} riders={board.riders} isManager={isManager} />
    case "store":
      return <StoreSwitchesScreen live={live} store={board.store} />
    case "alerts":
      return <StoreAlertsScreen storeId={live.storeId} />
    case "feedback":
      return <StoreFeedbackScreen storeId={live.storeId} />
    case "figures":
      return <ReportsScreen storeId={live.storeId} />
    case "team":
      return <TeamScreen storeId={live.storeId} self={member} />
    default:
      return <BoardScreen live={live} board={board} isManager={isManager} isHeadOffice={member.everywhere} />
  }
}

function NotYourStore({ message, member }: { message: string; member: StaffMember }) {
  const [label, route] = member.isOfficeOnly
    ? ([headOfficeTexts.headOfficeOf(countryFacts.name), { area: "head-office" }] as const)
    : ([storesTexts.chooseStore, chooseStoreRoute] as const)
  return (
    <main className="screen">
      <EmptyState
        level={1}
        drawing={<PlaceDrawing />}
        title={storesTexts.noAccess}
        action={<Button onClick={() => goTo(route)}>{label}</Button>}
      >
        {message}
      </EmptyState>
    </main>
  )
}
