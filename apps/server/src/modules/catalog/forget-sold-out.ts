import type { Platform } from "../../platform/platform.ts"
import { deleteOver } from "./sold-out.store.ts"

const AT_ONCE = 1000

/** Clean-up: what is over is shown nowhere already. */
export async function forgetSoldOut({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deleteOver(db, clock.now(), AT_ONCE)
}
