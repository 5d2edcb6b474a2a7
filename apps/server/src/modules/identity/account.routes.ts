import type { Platform } from "../../platform/platform.ts"
import { readAccount } from "./read-account.ts"
import { changeNumber } from "./change-number.ts"
import { deleteAccount } from "./delete-account.ts"
import { logOutDevice, logOutEverywhere } from "./log-out-devices.ts"
import type { Identity } from "./identity.ts"
import { listDevices } from "./list-devices.ts"
import { loadOwnPerson } from "./load-own-person.ts"
import { updateUser } from "./update-user.ts"
import { sendEmailCode, verifyEmail } from "./verify-email.ts"

export function accountRoutes({ route, db }: Pick<Platform, "route" | "db">, identity: Identity): void {
  route("GET /loginhandler/user", async ({ session }) =>
    readAccount(identity, db, await loadOwnPerson(db, session), session.cartId),
  )
  route("POST /loginhandler/updateuser", ({ tx, session, body }) => updateUser(identity, tx, session, body))
  route("POST /loginhandler/emailcode", (call) => sendEmailCode(identity, call))
  route("POST /loginhandler/verifyemail", (call) => verifyEmail(identity, call, call.body.code))
  route("POST /loginhandler/changenumber", (call) => changeNumber(identity, call, call.body))
  route("GET /loginhandler/sessions", ({ session }) => listDevices(identity, session))
  route("DELETE /loginhandler/sessions/{sessionId}", ({ session, params }) =>
    logOutDevice(identity, session, params.sessionId),
  )
  route("POST /sso-aggregation/ve1/logouteverywhere", (call) => logOutEverywhere(identity, call.session, call))
  route("POST /loginhandler/deleteaccount", (call) => deleteAccount(identity, call, call.body.code))
}
