import { toClientType } from "@hearth/contract/client-types.ts"
import { keepInMemory } from "../../platform/keep-in-memory.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeSwitch } from "./change-switch.ts"
import { listSwitches } from "./list-switches.ts"
import { makeAnswers } from "./make-answers.ts"

export function configurationRoutes(
  platform: Pick<Platform, "route" | "settings" | "switches" | "db" | "clock" | "log" | "http" | "onStart">,
) {
  const { route, settings, switches, db, log, http, onStart } = platform
  let made: Awaited<ReturnType<typeof makeAnswers>> | undefined
  const memory = keepInMemory(
    "configuration",
    {
      version: async () => JSON.stringify(switches.featuresOff()),
      async read() {
        made = await makeAnswers(platform)
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )
  onStart(async () => {
    http.addHook("onClose", async () => memory.close())
    await memory.fill()
    switches.onChange(() => memory.refill())
  })
  const answers = () => {
    if (!made) throw new Error("asked for the configuration before the start")
    return made
  }
  route(
    "GET /config",
    ({ country, request }) => answers().config[country][toClientType(request.headers["client-type"])],
  )
  route("GET /app-config", ({ country }) => answers().appConfig[country])
  route("GET /pwa-config", ({ country }) => answers().pwaConfig[country])

  route("GET /store-ops/ve1/head-office/switches", async () => ({
    status: "success",
    data: { switches: await listSwitches(db, settings) },
  }))
  route("PUT /store-ops/ve1/head-office/switches/{country}/{name}", async ({ tx, params, body, member }) => {
    await changeSwitch(platform, tx, { ...params, ...body, changedBy: member.memberId })
    return { status: "success", data: {} }
  })
}
