import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as storesTexts from "@hearth/texts/console/stores.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { type ReactNode, useEffect } from "react"
import { countryFacts } from "../../client/country.ts"
import { ConsoleFrame } from "../console-frame.tsx"
import { chooseStoreRoute } from "../console-route.ts"
import { CaseIcon, LogIcon, MegaphoneIcon, PointsIcon, SwitchIcon, TeamIcon } from "../icons.tsx"
import type { OfficeScreen } from "../parse-console-path.ts"
import { RouteLink } from "../route-link.tsx"

const screenLinks = {
  customers: { name: headOfficeTexts.linkCustomers, icon: PersonIcon },
  cases: { name: headOfficeTexts.linkCases, icon: CaseIcon },
  corrections: { name: headOfficeTexts.linkCorrections, icon: PointsIcon },
  ratings: { name: headOfficeTexts.linkRatings, icon: StarIcon },
  alerts: { name: headOfficeTexts.linkAlerts, icon: MegaphoneIcon },
  members: { name: headOfficeTexts.linkMembers, icon: TeamIcon },
  audit: { name: headOfficeTexts.linkAudit, icon: LogIcon },
  features: { name: headOfficeTexts.linkFeatures, icon: SwitchIcon },
} as const

export interface OfficeFrameProps {
  member: StaffMember
  screens: readonly OfficeScreen[]
  screen: OfficeScreen
  children: ReactNode
}

/** The header and navigation around every screen of head office. */
export function OfficeFrame({ member, screens, screen, children }: OfficeFrameProps) {
  const { name } = countryFacts
  useEffect(() => {
    document.title = headOfficeTexts.pageTitle(screenLinks[screen].name, name)
  }, [screen, name])
  return (
    <ConsoleFrame
      name={headOfficeTexts.headOfficeOf(name)}
      nameLabel={member.isOfficeOnly ? undefined : headOfficeTexts.backToStores(name)}
      links={screens.map((each) => ({
        name: screenLinks[each].name,
        icon: screenLinks[each].icon,
        to: { area: "head-office", screen: each },
        isCurrent: each === screen,
      }))}
      member={member}
      takesLostFocus
      accountSettings={
        member.isOfficeOnly ? undefined : (
          <RouteLink to={chooseStoreRoute} className={buttonClass({ variant: "secondary", full: true })}>
            <StoreIcon size={20} />
            {storesTexts.chooseStore}
          </RouteLink>
        )
      }
    >
      {children}
    </ConsoleFrame>
  )
}
