export { addMember } from "./add-member.ts"
export { connectStaff } from "./connect-staff.ts"
export { createStaff } from "./create-staff.ts"
export { endAccount } from "./end-account.ts"
export { prepareMember } from "./prepare-member.ts"
export { prepareTemporaryPassword, setTemporaryPassword } from "./set-temporary-password.ts"
export type { StaffDirectory } from "./staff-directory.ts"
export {
  findByLogin,
  findMember,
  listActiveMembers,
  listMemberNames,
  lockMember,
  lockOfficeManagers,
} from "./staff.store.ts"
export { toStaffMember } from "./to-staff-member.ts"
