export { connectCases } from "./connect-cases.ts"
export { eraseCases, eraseGuestCases, mergeGuestCases } from "./erase-cases.ts"
export { countAllActive } from "./lists.store.ts"
export { readCaseFigures } from "./case-figures.store.ts"
