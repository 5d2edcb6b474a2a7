export { createStaff } from "./create-staff.ts"
export type { StaffDirectory } from "./staff-directory.ts"
