import { toClientType } from "@hearth/contract/client-types.ts"
import type { Platform } from "../../platform/platform.ts"
import type { HeadOfficeDeps } from "../head-office/public.ts"
import { changeSwitch } from "./change-switch.ts"
import { listSwitches } from "./list-switches.ts"
import { createConfigResponder } from "./create-config-responder.ts"

export function configurationRoutes(
  platform: Pick<Platform, "route" | "settings" | "switches" | "db" | "clock" | "onStart">,
  { staff }: Pick<HeadOfficeDeps, "staff">,
) {
  const { route, settings, db, clock } = platform
  const respond = createConfigResponder(platform)
  route("GET /config", ({ country, request }) =>
    respond(({ config }) => config[country][toClientType(request.headers["client-type"])]),
  )
  route("GET /app-config", ({ country }) => respond(({ appConfig }) => appConfig[country]))
  route("GET /pwa-config", ({ country }) => respond(({ pwaConfig }) => pwaConfig[country]))

  route("GET /store-ops/ve1/head-office/switches", async ({ member, country }) => ({
    switches: await listSwitches({ db, settings, staff }, { ...member, country }),
  }))
  route("PUT /store-ops/ve1/head-office/switches/{country}/{name}", async ({ tx, member, country, params, body }) => {
    await changeSwitch({ clock, staff }, tx, { ...member, country }, { ...params, ...body })
    return {}
  })
}
