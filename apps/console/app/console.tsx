import { Loader } from "@hearth/ui/loader/loader.tsx"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { useEffect } from "react"
import { SignInScreen } from "./features/sign-in/sign-in-screen.tsx"
import { StoresScreen } from "./features/stores/stores-screen.tsx"
import { UnacceptedOrders } from "./features/unaccepted/unaccepted-orders.tsx"
import { askWho } from "./session/ask-who.ts"
import { useStore } from "./session/create-store.ts"
import { who } from "./session/who.ts"
import { address } from "./shell/address.ts"
import { NoConnection } from "./shell/no-connection.tsx"
import { StoreConsole } from "./store-console.tsx"

/** Who is there decides: to sign in, to choose a store, or to work at one. Where they were is in the address. */
export function Console() {
  const current = useStore(who)
  const { storeId, screen, choosing } = useStore(address)
  useEffect(() => void askWho(), [])
  return (
    <>
      {current.state === "asked" ? (
        current.failed ? (
          <NoConnection words={current.failed} onRetry={askWho} />
        ) : (
          <Loader overlay label="One moment" />
        )
      ) : current.state === "out" ? (
        <SignInScreen ended={current.ended} />
      ) : storeId === undefined ? (
        <StoresScreen
          member={current.member}
          choosing={choosing === true}
          unaccepted={<UnacceptedOrders member={current.member} />}
        />
      ) : (
        <StoreConsole key={storeId} storeId={storeId} screen={screen} member={current.member} />
      )}
      <ToastRegion />
    </>
  )
}
