export const ownRoles = "Someone else at head office has to change your roles."
export const managerHasEveryRole = "Managers at head office already have every role."
export const secondPersonNeeded = "Someone else has to decide on your request."
export const notAMember = "This customer isn’t a member of the rewards programme."
