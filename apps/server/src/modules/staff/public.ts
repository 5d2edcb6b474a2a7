export { createStaff } from "./create-staff.ts"
export { theirStore } from "./their-store.ts"
export type { StaffDoors } from "./staff.ts"
