import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import * as storesTexts from "@hearth/texts/console/stores.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect } from "react"
import { countryFacts } from "./client/country.ts"
import { OfficeAlertsScreen } from "./features/alerts/office-alerts-screen.tsx"
import { AuditScreen } from "./features/audit-log/audit-screen.tsx"
import { OfficeCasesScreen } from "./features/cases/office-cases-screen.tsx"
import { CorrectionsScreen } from "./features/corrections/corrections-screen.tsx"
import { CustomersScreen } from "./features/customers/customers-screen.tsx"
import { FeaturesScreen } from "./features/feature-switches/features-screen.tsx"
import { MembersScreen } from "./features/office-members/members-screen.tsx"
import { RatingsScreen } from "./features/ratings/ratings-screen.tsx"
import { UnacceptedOrders } from "./features/unaccepted/unaccepted-orders.tsx"
import { chooseStoreRoute, goTo } from "./shell/console-route.ts"
import type { OfficeAccess } from "./shell/head-office/office-access.ts"
import { OfficeFrame } from "./shell/head-office/office-frame.tsx"
import { useOfficeAccess } from "./shell/head-office/use-office-access.ts"
import { NoConnection } from "./shell/no-connection.tsx"
import type { OfficeScreen } from "./shell/parse-console-path.ts"
import { SignOutButton } from "./shell/sign-out-button.tsx"

export interface HeadOfficeConsoleProps {
  /** The screen in the URL. The member may not be allowed to open it. */
  screen: OfficeScreen | undefined
  subject: string | undefined
  caseId: string | undefined
  member: StaffMember
}

/** Head office's own area: what concerns the whole country and no single store. */
export function HeadOfficeConsole({ screen, subject, caseId, member }: HeadOfficeConsoleProps) {
  const { data: access, errorMessage, reload } = useOfficeAccess(member)
  const visibleScreen = access?.screens.find((each) => each === screen) ?? access?.screens[0]
  useEffect(() => {
    if (visibleScreen !== undefined && visibleScreen !== screen)
      goTo({ area: "head-office", screen: visibleScreen }, "replace")
  }, [visibleScreen, screen])
  if (!access) {
    return errorMessage === undefined ? (
      <Loader overlay label={shellTexts.loading} />
    ) : (
      <NoConnection message={errorMessage} onRetry={reload} />
    )
  }
  if (visibleScreen === undefined) return <NoOfficeAccess member={member} />
  return (
    <OfficeFrame member={member} screens={access.screens} screen={visibleScreen}>
      <UnacceptedOrders member={member} />
      <OpenScreen screen={visibleScreen} subject={subject} caseId={caseId} member={member} access={access} />
    </OfficeFrame>
  )
}

interface OpenScreenProps {
  screen: OfficeScreen
  subject: string | undefined
  caseId: string | undefined
  member: StaffMember
  access: OfficeAccess
}

function OpenScreen({ screen, subject, caseId, member, access }: OpenScreenProps) {
  switch (screen) {
    case "customers":
      return <CustomersScreen />
    case "cases":
      return <OfficeCasesScreen caseId={caseId} self={member} />
    case "corrections":
      return <CorrectionsScreen self={member} canDecide={access.roles.includes("finance")} />
    case "ratings":
      return <RatingsScreen canReadNumbers={access.roles.includes("support")} />
    case "alerts":
      return <OfficeAlertsScreen />
    case "members":
      return <MembersScreen self={member} />
    case "audit":
      return <AuditScreen subject={subject} />
    case "features":
      return <FeaturesScreen />
  }
}

function NoOfficeAccess({ member }: { member: StaffMember }) {
  useEffect(() => {
    document.title = headOfficeTexts.pageTitle(headOfficeTexts.noAccess, countryFacts.name)
  }, [])
  return (
    <main className="screen">
      <EmptyState
        level={1}
        drawing={<PlaceDrawing />}
        title={headOfficeTexts.noAccess}
        action={
          member.isOfficeOnly ? (
            <SignOutButton />
          ) : (
            <Button onClick={() => goTo(chooseStoreRoute)}>{storesTexts.chooseStore}</Button>
          )
        }
      >
        {headOfficeTexts.askForRole}
      </EmptyState>
    </main>
  )
}
