import * as kitchenTexts from "@hearth/texts/orders/kitchen.ts"
import type { Platform } from "../../platform/platform.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import { insertMember } from "./staff.store.ts"

/**
 * At the first start, creates the manager of head office that the settings name, who can add others. Later starts leave
 * this manager unchanged.
 */
export async function makeFirstManager({
  db,
  clock,
  random,
  log,
  settings,
}: Pick<Platform, "db" | "clock" | "random" | "log" | "settings">): Promise<void> {
  const { firstManager } = settings
  if (!firstManager) return
  const { login, password } = firstManager
  const manager = {
    id: random.uuid(),
    login,
    name: kitchenTexts.headOffice,
    role: "manager",
    everywhere: true,
  } as const
  const isNew = await insertMember(db, { ...manager, passwordHash: await hashPassword(password), now: clock.now() })
  if (isNew) log.info({ login }, "the first manager was created")
}
