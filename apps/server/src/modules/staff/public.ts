export { createStaff } from "./create-staff.ts"
