import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { useEffect } from "react"
import { isRouteErrorResponse, useRouteError } from "react-router"
import { reportError } from "../client/report-error.ts"

/** SHL-3: the screen for unhandled errors, inside the shell. */
export function PageErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError("a screen failed to render", error)
  }, [error])
  return (
    <EmptyState
      level={1}
      drawing={<BurntSliceDrawing />}
      title={shellTexts.errorTitle}
      action={<Button onClick={() => location.reload()}>{shellTexts.refresh}</Button>}
    >
      {shellTexts.errorHelp}
    </EmptyState>
  )
}

/** The error screen for errors of the shell itself. */
export function ShellErrorScreen() {
  return (
    <main>
      <PageErrorScreen />
    </main>
  )
}
