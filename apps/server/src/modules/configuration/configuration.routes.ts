import { toClientType } from "@hearth/contract/client-types.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeSwitch } from "./change-switch.ts"
import { listSwitches } from "./list-switches.ts"
import { makeAnswers } from "./make-answers.ts"

export function configurationRoutes(
  platform: Pick<Platform, "route" | "settings" | "switches" | "db" | "clock" | "onStart">,
) {
  const { route, settings, switches, db, onStart } = platform
  let made: ReturnType<typeof makeAnswers> | undefined
  const make = () => (made = makeAnswers(platform))
  onStart(async () => {
    await make()
    switches.onChange(() => void make())
  })
  /**
   * While they are made anew, a call waits for the new ones: a page that asks because something was refused as switched
   * off must not hear that it is on.
   */
  const answers = () => {
    if (!made) throw new Error("asked for the configuration before the start")
    return made
  }
  route(
    "GET /config",
    async ({ country, request }) => (await answers()).config[country][toClientType(request.headers["client-type"])],
  )
  route("GET /app-config", async ({ country }) => (await answers()).appConfig[country])
  route("GET /pwa-config", async ({ country }) => (await answers()).pwaConfig[country])

  route("GET /store-ops/ve1/head-office/switches", async () => ({
    status: "success",
    data: { switches: await listSwitches(db, settings) },
  }))
  route("PUT /store-ops/ve1/head-office/switches/{country}/{name}", async ({ tx, params, body, member }) => {
    await changeSwitch(platform, tx, { ...params, ...body, changedBy: member.memberId })
    return { status: "success", data: {} }
  })
}
