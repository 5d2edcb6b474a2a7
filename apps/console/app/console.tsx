import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { useEffect } from "react"
import { NewPasswordScreen } from "./features/sign-in/new-password-screen.tsx"
import { SignInScreen } from "./features/sign-in/sign-in-screen.tsx"
import { StoresScreen } from "./features/stores/stores-screen.tsx"
import { UnacceptedOrders } from "./features/unaccepted/unaccepted-orders.tsx"
import { fetchCurrentMember } from "./client/fetch-current-member.ts"
import { staffSession } from "./client/staff-session.ts"
import { HeadOfficeConsole } from "./head-office-console.tsx"
import { currentRoute } from "./shell/console-route.ts"
import { NoConnection } from "./shell/no-connection.tsx"
import type { ConsoleRoute } from "./shell/parse-console-path.ts"
import { StoreConsole } from "./store-console.tsx"

/**
 * Shows sign-in, the choice of stores, one store or head office, depending on the session and the URL. Signing in
 * returns to the same URL.
 */
export function Console() {
  const current = staffSession.use()
  const route = currentRoute.use()
  useEffect(() => void fetchCurrentMember(), [])
  return (
    <>
      {current.state === "loading" ? (
        current.errorMessage ? (
          <NoConnection message={current.errorMessage} onRetry={fetchCurrentMember} />
        ) : (
          <Loader overlay label={shellTexts.loading} />
        )
      ) : current.state === "out" ? (
        <SignInScreen sessionEnded={current.sessionEnded} />
      ) : current.member.mustChangePassword ? (
        <NewPasswordScreen member={current.member} />
      ) : (
        <OpenArea route={route} member={current.member} />
      )}
      <ToastRegion />
    </>
  )
}

function OpenArea({ route, member }: { route: ConsoleRoute; member: StaffMember }) {
  if (route.area === "store")
    return (
      <StoreConsole
        key={route.storeId}
        storeId={route.storeId}
        screen={route.screen}
        caseId={route.caseId}
        member={member}
      />
    )
  if (route.area === "head-office")
    return <HeadOfficeConsole screen={route.screen} subject={route.subject} caseId={route.caseId} member={member} />
  // Such members have no store to choose.
  if (member.isOfficeOnly)
    return <HeadOfficeConsole screen={undefined} subject={undefined} caseId={undefined} member={member} />
  return (
    <StoresScreen
      member={member}
      isSwitchingStore={route.isSwitchingStore === true}
      unaccepted={<UnacceptedOrders member={member} />}
    />
  )
}
