import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import type { Settings } from "../settings.ts"
import type { CircuitBreakers } from "./circuits/circuit-breakers.ts"
import type { Clock } from "./clock.ts"
import type { Database, NoTables } from "./database/database.ts"
import type { RegisterRoute } from "./http/create-routes.ts"
import type { Jobs } from "./jobs/jobs.ts"
import type { Log } from "./log/create-log.ts"
import type { Photos } from "./photos/create-photos.ts"
import type { Random } from "./random.ts"
import type { Sessions } from "./sessions/sessions.ts"
import type { Switches } from "./switches.ts"

/** Everything a module may need; each module uses a part of it. */
export interface Platform {
  settings: Settings
  switches: Switches
  db: Kysely<NoTables>
  database: Database
  clock: Clock
  random: Random
  circuits: CircuitBreakers
  photos: Photos
  log: Log
  jobs: Jobs
  sessions: Sessions
  /** Registers a call of the contract under /api. */
  route: RegisterRoute
  /** The HTTP server, for routes outside the contract: pages and pictures. */
  http: FastifyInstance
  /**
   * Registers work to do before the app listens, such as seeding or filling caches. Runs in the order of registration.
   */
  onStart(work: () => Promise<void>): void
}
