import type { Platform } from "../../platform/platform.ts"
import { changeNumber } from "./change-number.ts"
import { deleteAccount } from "./delete-account.ts"
import { readOwnAccount } from "./read-account.ts"
import { updateUser } from "./update-user.ts"
import { sendEmailCode, verifyEmail } from "./verify-email.ts"
import type { AccountDeps } from "./account-deps.ts"

export function accountRoutes({ route }: Pick<Platform, "route">, deps: AccountDeps): void {
  route("GET /loginhandler/user", ({ session }) => readOwnAccount(deps, session))
  route("POST /loginhandler/updateuser", ({ tx, session, body }) => updateUser(deps, tx, session, body))
  route("POST /loginhandler/emailcode", (call) => sendEmailCode(deps, call))
  route("POST /loginhandler/verifyemail", (call) => verifyEmail(deps, call, call.body.code))
  route("POST /loginhandler/changenumber", (call) => changeNumber(deps, call, call.body))
  route("POST /loginhandler/deleteaccount", (call) => deleteAccount(deps, call, call.body.code))
}
