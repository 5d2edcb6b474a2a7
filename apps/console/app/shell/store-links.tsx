import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { ScooterIcon, StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { BoardIcon, ChartIcon, ListIcon, MegaphoneIcon, TeamIcon } from "./icons.tsx"
import type { NavigationLink } from "./navigation.tsx"
import type { Screen } from "./parse-console-path.ts"
import { screensFor } from "./screens-for.ts"

const screenLinks = {
  board: { name: shellTexts.linkOrders, icon: BoardIcon },
  stock: { name: shellTexts.linkStock, icon: ListIcon },
  riders: { name: shellTexts.linkRiders, icon: ScooterIcon },
  store: { name: shellTexts.linkStore, icon: StoreIcon },
  alerts: { name: shellTexts.linkAlerts, icon: MegaphoneIcon },
  figures: { name: shellTexts.linkToday, icon: ChartIcon },
  team: { name: shellTexts.linkTeam, icon: TeamIcon },
} as const

export interface StoreLinksInput {
  storeId: string
  screen: Screen
  member: StaffMember
  /** The number of orders that wait to be accepted. */
  waiting: number
}

/** The links to the screens of a store that the member may open. */
export function storeLinks({ storeId, screen, member, waiting }: StoreLinksInput): NavigationLink[] {
  return screensFor(member).map((each) => ({
    name: screenLinks[each].name,
    icon: screenLinks[each].icon,
    to: { area: "store", storeId, screen: each },
    isCurrent: each === screen,
    badge: each === "board" && waiting > 0 ? <WaitingOrders count={waiting} /> : undefined,
  }))
}

function WaitingOrders({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{shellTexts.newOrders(count)}</span>
    </>
  )
}
