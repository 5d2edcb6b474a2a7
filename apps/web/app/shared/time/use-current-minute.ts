import { createTicker } from "@hearth/browser/ticker.ts"

/** The current minute; undefined on the server and during hydration, so that both render the same. */
export const useCurrentMinute = createTicker(() => Date.now(), 60_000)
