import { createTicker } from "@hearth/browser/ticker.ts"
import { serverNow } from "./server-clock.ts"

const useServerTime = createTicker(serverNow, 1_000)

/** Returns the server's time, updated every second. The ticker has no time during hydration. */
export const useNow = (): number => useServerTime() ?? serverNow()
