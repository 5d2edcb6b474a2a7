export { createStaff } from "./create-staff.ts"
export { requireStaffStore } from "./require-staff-store.ts"
export type { StaffDirectory } from "./staff-directory.ts"
