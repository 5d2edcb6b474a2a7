import { createTicker } from "@hearth/browser/ticker.ts"
import { serverNow } from "../../client/server-clock.ts"

/** The current second by the server's clock; undefined on the server and during hydration. */
export const useCurrentSecond = createTicker(serverNow, 1000)
