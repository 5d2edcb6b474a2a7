export { connectStaff } from "./connect-staff.ts"
export { createStaff } from "./create-staff.ts"
export type { StaffDirectory } from "./staff-directory.ts"
