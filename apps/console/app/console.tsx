import * as shellTexts from "@hearth/texts/console/shell.ts"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { useEffect } from "react"
import { SignInScreen } from "./features/sign-in/sign-in-screen.tsx"
import { StoresScreen } from "./features/stores/stores-screen.tsx"
import { UnacceptedOrders } from "./features/unaccepted/unaccepted-orders.tsx"
import { fetchCurrentMember } from "./client/fetch-current-member.ts"
import { staffSession } from "./client/staff-session.ts"
import { currentRoute } from "./shell/console-route.ts"
import { NoConnection } from "./shell/no-connection.tsx"
import { StoreConsole } from "./store-console.tsx"

/**
 * Shows sign-in, the choice of stores or one store, depending on the session and the URL. Signing in returns to the
 * same URL.
 */
export function Console() {
  const current = staffSession.use()
  const { storeId, screen, isSwitchingStore } = currentRoute.use()
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
      ) : storeId === undefined ? (
        <StoresScreen
          member={current.member}
          isSwitchingStore={isSwitchingStore === true}
          unaccepted={<UnacceptedOrders member={current.member} />}
        />
      ) : (
        <StoreConsole key={storeId} storeId={storeId} screen={screen} member={current.member} />
      )}
      <ToastRegion />
    </>
  )
}
