import type { Platform } from "../../platform/platform.ts"
import { buildConfigResponses, type ConfigResponses } from "./build-config-responses.ts"

type RespondWithConfig = <Answer>(pick: (responses: ConfigResponses) => Answer) => Answer | Promise<Answer>

/** Returns a function that responds with a part of the cached configuration. A changed switch rebuilds the cache. */
export function createConfigResponder(
  platform: Pick<Platform, "settings" | "switches" | "onStart">,
): RespondWithConfig {
  const { switches, onStart } = platform
  let currentResponses: ConfigResponses | undefined
  let pendingResponses: Promise<ConfigResponses> | undefined
  const rebuild = async () => {
    currentResponses = undefined
    const latest = buildConfigResponses(platform)
    pendingResponses = latest
    const responses = await latest
    if (pendingResponses === latest) currentResponses = responses
  }
  onStart(async () => {
    await rebuild()
    switches.onChange(() => void rebuild())
  })
  /**
   * Responds from memory. While the responses are being rebuilt, a request waits for the new ones: a page that requests
   * the configuration because a feature was refused must not read that the feature is on.
   */
  return (pick) => {
    if (currentResponses) return pick(currentResponses)
    if (!pendingResponses) throw new Error("the configuration was requested before the start")
    return pendingResponses.then(pick)
  }
}
