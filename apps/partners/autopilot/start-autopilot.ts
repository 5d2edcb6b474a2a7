import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleAutopilotAdmin } from "./autopilot-admin.routes.ts"
import { createStoreSimulator, type StoreSimulatorOptions } from "./create-store-simulator.ts"

export interface AutopilotOptions extends StoreSimulatorOptions {
  adminPort?: number
}

export interface Autopilot {
  /** The admin page, where people switch the autopilot on and off, and the admin API for tests. */
  adminUrl: string
  stop(): Promise<void>
}

export async function startAutopilot({ adminPort = 0, ...options }: AutopilotOptions): Promise<Autopilot> {
  const simulator = createStoreSimulator(options)
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handleAutopilotAdmin(request, response, simulator),
  )
  return {
    adminUrl: admin.url,
    async stop() {
      await Promise.all([admin.close(), simulator.stop()])
    },
  }
}
