import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { answerDesk, type Asked } from "./answer-desk.ts"
import { answerService } from "./answer-service.ts"
import type { FailureMode } from "./failures.ts"
import { readPlaces } from "./read-places.ts"

export interface MapsOptions {
  /** What it knows of the world; without it, nothing. */
  placesFile?: string
  key: string
  apiPort?: number
  deskPort?: number
}

export interface MapsPartner {
  /** Where our server asks. */
  api: string
  /** /admin/… for tests. */
  desk: string
  stop(): Promise<void>
}

const MOST_ASKED = 200

/** The maps service. The desk has its own port, so that it answers while the service refuses connections. */
export async function startMaps({ placesFile, key, apiPort = 0, deskPort = 0 }: MapsOptions): Promise<MapsPartner> {
  const places = placesFile ? readPlaces(placesFile) : []
  const failures = new Failures<FailureMode>()
  const asked: Asked[] = []
  const note = (path: string, query: URLSearchParams) => {
    const { key: _key, ...rest } = Object.fromEntries(query)
    asked.unshift({ path, query: rest })
    asked.length = Math.min(asked.length, MOST_ASKED)
  }
  const service = await listenOnLoopback(apiPort, (request, response) =>
    answerService(request, response, { key, places, failures, note }),
  )
  const desk = await listenOnLoopback(deskPort, (request, response) =>
    answerDesk(request, response, {
      asked,
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.refuse() : service.accept())
      },
    }),
  )
  return {
    api: service.url,
    desk: desk.url,
    async stop() {
      await Promise.all([service.refuse(), desk.refuse()])
    },
  }
}
