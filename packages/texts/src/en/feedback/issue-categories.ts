import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"

const categories: Readonly<Record<IssueCategory, string>> = {
  MISSING_ITEM: "Something is missing",
  WRONG_ITEM: "I got the wrong item",
  COLD: "It was cold",
  BADLY_MADE: "It wasn’t made well",
  DAMAGED: "It arrived damaged",
  FOREIGN_OBJECT: "There was something in the food",
  LATE: "It was late",
  NOT_RECEIVED: "I didn’t get my order",
  STAFF_OR_RIDER: "Staff or rider",
  CHARGED_WRONGLY: "I was charged wrongly",
  OTHER: "Something else",
}

/** What a complaint is about, as the customer chooses it. */
export const nameOfCategory = (category: IssueCategory): string => categories[category]

const remedies: Readonly<Record<RemedyKind, string>> = {
  REFUND: "A refund",
  WALLET_CREDIT: "Money in my wallet",
  NEW_ORDER: "The same again",
}

/** What the customer can wish for. */
export const nameOfWantedRemedy = (remedy: RemedyKind): string => remedies[remedy]
