import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Locator } from "../locator/public.ts"
import { changePassword } from "./change-password.ts"
import { endMember } from "./end-member.ts"
import { hireMember } from "./hire-member.ts"
import { makeFirstManager } from "./make-first-manager.ts"
import { memberOf } from "./member-of.ts"
import { signIn } from "./sign-in.ts"
import { setStaffCookie } from "./staff-cookie.ts"
import { type StaffCuts, tellCut } from "./staff-cuts.ts"
import { theirStore } from "./their-store.ts"
import { deleteSessionsBefore, endSessions, findMember, listMembers } from "./staff.store.ts"

const FORGET_AFTER_MS = 60 * 24 * 3_600_000
const done = { status: "success", data: {} } as const

/** Signing in, and who works where. */
export function staffRoutes(platform: Platform, cuts: StaffCuts, locator: Pick<Locator, "findStore">): void {
  const { route, db, clock, settings, jobs, onStart } = platform

  route("POST /store-ops/ve1/sign-in", async (call) => ({
    status: "success",
    data: { member: await signIn(platform, call) },
  }))
  route("POST /store-ops/ve1/sign-out", async (call) => {
    const { id, memberId } = call.member
    await endSessions(db, { memberId, only: id }, clock.now())
    await tellCut(db, memberId)
    setStaffCookie(call, settings, "")
    return done
  })
  route("GET /store-ops/ve1/me", async ({ member }) => {
    const found = await findMember(db, member.memberId)
    if (!found) throw new AppError("SESSION_ENDED")
    return { status: "success", data: { member: memberOf(found) } }
  })
  route("PUT /store-ops/ve1/password", async (call) => {
    await changePassword(platform, call)
    return done
  })
  route("GET /store-ops/ve1/stores/{storeId}/staff", async (call) => ({
    status: "success",
    data: { members: await listMembers(db, theirStore(locator, call).id) },
  }))
  route("POST /store-ops/ve1/stores/{storeId}/staff", async (call) => ({
    status: "success",
    data: { member: await hireMember(platform, theirStore(locator, call).id, call.body) },
  }))
  route("DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}", async (call) => {
    const { id: storeId } = theirStore(locator, call)
    await endMember(platform, call.tx, { storeId, memberId: call.params.memberId, member: call.member })
    return done
  })

  jobs.every("staff.forget-sessions", "53 3 * * *", () =>
    deleteSessionsBefore(db, new Date(clock.now().getTime() - FORGET_AFTER_MS)),
  )
  onStart(async () => {
    await makeFirstManager(platform)
    await cuts.listen(platform)
  })
}
