import { createTicker } from "@hearth/browser/ticker.ts"
import { serverNow } from "./server-clock.ts"

const useSecond = createTicker(serverNow, 1_000)

/** Returns the server's time, updated every second. */
export const useNow = (): number => useSecond() ?? serverNow()
