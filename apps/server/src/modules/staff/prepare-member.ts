import { hashPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import { assertStrongPassword } from "./assert-strong-password.ts"
import type { NewMember } from "./staff.store.ts"

export interface MemberInput extends Pick<NewMember, "login" | "name" | "role" | "everywhere"> {
  password: string
}

/** Checks and hashes the password of a new member. It takes long, so it comes before the transaction. */
export async function prepareMember(
  { clock, random }: Pick<Platform, "clock" | "random">,
  { password, ...member }: MemberInput,
): Promise<NewMember> {
  await assertStrongPassword(password, member)
  const { login, name, role, everywhere } = member
  const passwordHash = await hashPassword(password)
  return { id: random.uuid(), login, name, role, everywhere, passwordHash, now: clock.now() }
}
