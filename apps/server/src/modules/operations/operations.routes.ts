import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"

const instance = randomUUID()

export function operationsRoutes({ route, db }: Pick<Platform, "route" | "db">): void {
  route("GET /health", () => ({ status: "success" }))
  route("GET /ready", async () => {
    try {
      await sql`select 1`.execute(db)
    } catch (error) {
      throw new AppError("UNAVAILABLE", {}, { cause: error })
    }
    return { status: "success", instance }
  })
}
