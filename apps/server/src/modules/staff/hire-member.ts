import type { StaffMember, StaffRole } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import { addMember } from "./add-member.ts"
import { prepareMember } from "./prepare-member.ts"

interface HireMemberInput {
  login: string
  name: string
  role: StaffRole
  password: string
}

/** Adds a member who works at a store. */
export async function hireMember(
  platform: Pick<Platform, "db" | "clock" | "random">,
  storeId: string,
  input: HireMemberInput,
): Promise<StaffMember> {
  const newMember = await prepareMember(platform, { ...input, everywhere: false })
  return inTransaction(platform.db, (tx) => addMember(tx, newMember, storeId))
}
