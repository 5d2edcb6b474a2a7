import type { Platform } from "../../platform/platform.ts"
import { type Locator, requireStaffStore } from "../locator/public.ts"
import { changePassword } from "./change-password.ts"
import { endMember, type MemberEndListener } from "./end-member.ts"
import { hireMember } from "./hire-member.ts"
import { readOwnMember } from "./read-own-member.ts"
import { signInStaff } from "./sign-in-staff.ts"
import { signOutStaff } from "./sign-out-staff.ts"
import { listMembers } from "./staff.store.ts"

export interface StaffRouteDeps {
  locator: Pick<Locator, "findStore">
  onMemberEnded: MemberEndListener
}

/** The routes for signing in and for managing staff. */
export function staffRoutes(platform: Platform, { locator, onMemberEnded }: StaffRouteDeps): void {
  const { route, db, clock } = platform

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
    const { memberId } = call.params
    await endMember({ clock, onMemberEnded }, call.tx, { storeId, memberId, member: call.member })
    return {}
  })
}
