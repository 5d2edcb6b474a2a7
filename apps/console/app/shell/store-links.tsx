import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { ScooterIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import type { CaseCounts } from "../client/case-counts.ts"
import { BoardIcon, CaseIcon, ChartIcon, ListIcon, MegaphoneIcon, TeamIcon } from "./icons.tsx"
import type { NavigationLink } from "./navigation.tsx"
import type { Screen } from "./parse-console-path.ts"
import { screensFor } from "./screens-for.ts"

const screenLinks = {
  board: { name: shellTexts.linkOrders, icon: BoardIcon },
  cases: { name: shellTexts.linkCases, icon: CaseIcon },
  stock: { name: shellTexts.linkStock, icon: ListIcon },
  riders: { name: shellTexts.linkRiders, icon: ScooterIcon },
  store: { name: shellTexts.linkStore, icon: StoreIcon },
  alerts: { name: shellTexts.linkAlerts, icon: MegaphoneIcon },
  feedback: { name: shellTexts.linkFeedback, icon: StarIcon },
  figures: { name: shellTexts.linkToday, icon: ChartIcon },
  team: { name: shellTexts.linkTeam, icon: TeamIcon },
} as const

export interface StoreLinksInput {
  storeId: string
  screen: Screen
  member: StaffMember
  /** The number of orders that wait to be accepted. */
  waiting: number
  /** Undefined until they are known. */
  cases: CaseCounts | undefined
}

/** The links to the screens of a store that the member may open. */
export function storeLinks({ storeId, screen, member, waiting, cases }: StoreLinksInput): NavigationLink[] {
  return screensFor(member).map((each) => ({
    name: screenLinks[each].name,
    icon: screenLinks[each].icon,
    to: { area: "store", storeId, screen: each },
    isCurrent: each === screen,
    badge: badgeOf(each, waiting, cases),
    isBadgeCalm: each === "cases" && cases?.overdue === 0,
  }))
}

function badgeOf(screen: Screen, waiting: number, cases: CaseCounts | undefined) {
  if (screen === "board" && waiting > 0) return <WaitingOrders count={waiting} />
  return screen === "cases" && cases && cases.active > 0 ? <ActiveCases counts={cases} /> : undefined
}

function WaitingOrders({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{shellTexts.newOrders(count)}</span>
    </>
  )
}

/** The number of active cases, marked if a customer has waited too long. */
function ActiveCases({ counts: { active, overdue } }: { counts: CaseCounts }) {
  return (
    <>
      {overdue > 0 ? <AlertIcon size={13} /> : undefined}
      <span aria-hidden="true">{active}</span>
      <span className="sr-only">{casesTexts.activeAndOverdue(active, overdue)}</span>
    </>
  )
}
