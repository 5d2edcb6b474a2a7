import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../client/api.ts"
import { staffSession } from "../client/staff-session.ts"

/** Ends the session on this device. */
export function SignOutButton() {
  const [isSigningOut, setSigningOut] = useState(false)
  async function signOut(): Promise<void> {
    setSigningOut(true)
    const result = await call("POST /store-ops/ve1/sign-out")
    setSigningOut(false)
    if (result.ok) staffSession.set({ state: "out", sessionEnded: false })
    else if (staffSession.get().state === "in") showToast({ message: result.message, tone: "error" })
  }
  return (
    <Button variant="danger" busy={isSigningOut} onClick={() => void signOut()}>
      {labels.signOut}
    </Button>
  )
}
