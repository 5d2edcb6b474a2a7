import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { StoreAt } from "./to-saved-address.ts"

export interface AddressDeps extends Pick<Platform, "db" | "clock" | "random"> {
  /** Returns the store that delivers to a location. */
  storeAt: StoreAt
  /** Returns the phone number of the session's account; undefined for guests. */
  findOwnPhone(tx: Tx, session: Session): Promise<Phone | undefined>
}
