export {
  anonymisePeople,
  deleteGuests,
  deleteOldMerges,
  filterCustomerIds,
  findByEmail,
  findByPhone,
  findBySocial,
  findMergedCustomer,
  findPerson,
  insertPerson,
  isEmailTaken,
  isContactTakenError,
  linkSocialIdentity,
  listDeletedIds,
  listMergedGuests,
  listSocialSources,
  filterUndeletedIds,
  lockOrCreateAccount,
  lockPerson,
  markGuestMerged,
  type Person,
  updatePerson,
} from "./identity.store.ts"
export { findPhone, findOwnPhone, loadOwnPerson } from "./load-own-person.ts"
export { parsePhone } from "./parse-phone.ts"
export { attributesOf, type OrderFrequency, type ReadOrderFrequency } from "./user-attributes.ts"
