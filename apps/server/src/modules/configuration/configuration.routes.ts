import { toClientType } from "@hearth/contract/client-types.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeSwitch } from "./change-switch.ts"
import { listSwitches } from "./list-switches.ts"
import { type ConfigResponses, buildConfigResponses } from "./build-config-responses.ts"

export function configurationRoutes(
  platform: Pick<Platform, "route" | "settings" | "switches" | "db" | "clock" | "onStart">,
) {
  const { route, settings, switches, db, onStart } = platform
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
  const respond = <Answer>(pick: (responses: ConfigResponses) => Answer): Answer | Promise<Answer> => {
    if (currentResponses) return pick(currentResponses)
    if (!pendingResponses) throw new Error("the configuration was requested before the start")
    return pendingResponses.then(pick)
  }
  route("GET /config", ({ country, request }) =>
    respond(({ config }) => config[country][toClientType(request.headers["client-type"])]),
  )
  route("GET /app-config", ({ country }) => respond(({ appConfig }) => appConfig[country]))
  route("GET /pwa-config", ({ country }) => respond(({ pwaConfig }) => pwaConfig[country]))

  route("GET /store-ops/ve1/head-office/switches", async () => ({
    status: "success",
    data: { switches: await listSwitches(db, settings) },
  }))
  route("PUT /store-ops/ve1/head-office/switches/{country}/{name}", async ({ tx, params, body, member }) => {
    await changeSwitch(platform, tx, { ...params, ...body, changedBy: member.memberId })
    return { status: "success", data: {} }
  })
}
