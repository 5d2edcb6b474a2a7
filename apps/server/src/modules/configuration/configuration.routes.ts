import { toClientType } from "@hearth/contract/client-types.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeSwitch } from "./change-switch.ts"
import { listSwitches } from "./list-switches.ts"
import { type ConfigurationAnswers, makeAnswers } from "./make-answers.ts"

export function configurationRoutes(
  platform: Pick<Platform, "route" | "settings" | "switches" | "db" | "clock" | "onStart">,
) {
  const { route, settings, switches, db, onStart } = platform
  let ready: ConfigurationAnswers | undefined
  let making: Promise<ConfigurationAnswers> | undefined
  const make = async () => {
    ready = undefined
    const latest = makeAnswers(platform)
    making = latest
    const answers = await latest
    if (making === latest) ready = answers
  }
  onStart(async () => {
    await make()
    switches.onChange(() => void make())
  })
  /**
   * From memory at once. While the answers are made anew, a call waits for the new ones: a page that asks because
   * something was refused as switched off must not hear that it is on.
   */
  const answer = <Answer>(pick: (answers: ConfigurationAnswers) => Answer): Answer | Promise<Answer> => {
    if (ready) return pick(ready)
    if (!making) throw new Error("asked for the configuration before the start")
    return making.then(pick)
  }
  route("GET /config", ({ country, request }) =>
    answer(({ config }) => config[country][toClientType(request.headers["client-type"])]),
  )
  route("GET /app-config", ({ country }) => answer(({ appConfig }) => appConfig[country]))
  route("GET /pwa-config", ({ country }) => answer(({ pwaConfig }) => pwaConfig[country]))

  route("GET /store-ops/ve1/head-office/switches", async () => ({
    status: "success",
    data: { switches: await listSwitches(db, settings) },
  }))
  route("PUT /store-ops/ve1/head-office/switches/{country}/{name}", async ({ tx, params, body, member }) => {
    await changeSwitch(platform, tx, { ...params, ...body, changedBy: member.memberId })
    return { status: "success", data: {} }
  })
}
