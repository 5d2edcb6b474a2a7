import type { Result } from "@hearth/browser/result.ts"
import { useState } from "react"

interface Submit {
  isBusy: boolean
  /** Why the last attempt failed, for the reader of the screen. */
  error: string | undefined
  /** Sends unless an attempt is running. Returns the data, or undefined if it failed and the error is shown. */
  submit: <Data>(send: () => Promise<Result<Data>>, onRefused?: (code: string) => boolean) => Promise<Data | undefined>
}

/** Sends a form. `onRefused` returns true if it handles the error, which then isn't shown. */
export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  return {
    isBusy,
    error,
    async submit(send, onRefused) {
      if (isBusy) return undefined
      setBusy(true)
      setError(undefined)
      const result = await send()
      setBusy(false)
      if (result.ok) return result.data
      if (!onRefused?.(result.code)) setError(result.message)
      return undefined
    },
  }
}
