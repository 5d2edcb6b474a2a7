import type { Platform } from "../../platform/platform.ts"
import { type Locator, requireStaffStore } from "../locator/public.ts"
import { changePassword } from "./change-password.ts"
import { endMember } from "./end-member.ts"
import { hireMember } from "./hire-member.ts"
import { makeFirstManager } from "./make-first-manager.ts"
import { readOwnMember } from "./read-own-member.ts"
import { signInStaff } from "./sign-in-staff.ts"
import { signOutStaff } from "./sign-out-staff.ts"
import type { SessionRevocations } from "./session-revocations.ts"
import { deleteSessionsBefore, listMembers } from "./staff.store.ts"

const SESSION_RETENTION_MS = 60 * 24 * 3_600_000

/** Registers the routes for signing in and for managing staff. */
export function staffRoutes(
  platform: Platform,
  sessionRevocations: SessionRevocations,
  locator: Pick<Locator, "findStore">,
): void {
  const { route, db, clock, jobs, onStart } = platform

  route("POST /store-ops/ve1/sign-in", async (call) => ({ member: await signInStaff(platform, call) }))
  route("POST /store-ops/ve1/sign-out", async (call) => {
    await signOutStaff(platform, call)
    return {}
  })
  route("GET /store-ops/ve1/me", async ({ member }) => ({ member: await readOwnMember(db, member) }))
  route("PUT /store-ops/ve1/password", async (call) => {
    await changePassword(platform, call)
    return {}
  })
  route("GET /store-ops/ve1/stores/{storeId}/staff", async (call) => ({
    members: await listMembers(db, requireStaffStore(locator, call).id),
  }))
  route("POST /store-ops/ve1/stores/{storeId}/staff", async (call) => ({
    member: await hireMember(platform, requireStaffStore(locator, call).id, call.body),
  }))
  route("DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}", async (call) => {
    const { id: storeId } = requireStaffStore(locator, call)
    await endMember(platform, call.tx, { storeId, memberId: call.params.memberId, member: call.member })
    return {}
  })

  jobs.every("staff.forget-sessions", "53 3 * * *", () =>
    deleteSessionsBefore(db, new Date(clock.now().getTime() - SESSION_RETENTION_MS)),
  )
  onStart(async () => {
    await makeFirstManager(platform)
    await sessionRevocations.listen(platform)
  })
}
