import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { answerDesk } from "./answer-desk.ts"
import { createCrew, type CrewOptions } from "./create-crew.ts"

export interface AutopilotOptions extends CrewOptions {
  deskPort?: number
}

export interface Autopilot {
  /** Where people switch it and tests ask it. */
  desk: string
  stop(): Promise<void>
}

export async function startAutopilot({ deskPort = 0, ...options }: AutopilotOptions): Promise<Autopilot> {
  const crew = createCrew(options)
  const desk = await listenOnLoopback(deskPort, (request, response) => answerDesk(request, response, crew))
  return {
    desk: desk.url,
    async stop() {
      await Promise.all([desk.refuse(), crew.stop()])
    },
  }
}
