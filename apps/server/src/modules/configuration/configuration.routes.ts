import { toClientType } from "@hearth/contract/client-types.ts"
import type { Platform } from "../../platform/platform.ts"
import { makeAnswers } from "./make-answers.ts"

export function configurationRoutes({ route, settings, onStart }: Pick<Platform, "route" | "settings" | "onStart">) {
  let made: Awaited<ReturnType<typeof makeAnswers>> | undefined
  onStart(async () => {
    made = await makeAnswers(settings)
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
  route("GET /pwa-config", () => answers().pwaConfig)
}
