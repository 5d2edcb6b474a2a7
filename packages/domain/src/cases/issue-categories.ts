import type { DeliveryType } from "../orders/delivery-type.ts"
import type { CaseDesk } from "./case-state.ts"
import { type RemedyKind, remedyKinds } from "./remedies.ts"

/** FBK-2: what a complaint is about. */
export const issueCategories = [
  "MISSING_ITEM",
  "WRONG_ITEM",
  "COLD",
  "BADLY_MADE",
  "DAMAGED",
  "FOREIGN_OBJECT",
  "LATE",
  "NOT_RECEIVED",
  "STAFF_OR_RIDER",
  "CHARGED_WRONGLY",
  "OTHER",
] as const
export type IssueCategory = (typeof issueCategories)[number]

export interface IssueRules {
  /** The customer says which items of the order it is about. */
  needsItems: boolean
  /** A photo helps to decide. It is asked for, never required. */
  asksPhotos: boolean
  /** The remedies that the customer can ask for. */
  remedies: readonly RemedyKind[]
  /** Where a new case starts. Food safety and staff conduct aren't decided by the store itself. */
  desk: CaseDesk
  /** In how many hours the customer gets an answer. */
  answerWithinHours: number
}

/** For what can't be put right by making something again. */
const moneyBack = ["REFUND", "WALLET_CREDIT"] as const

export const issueRules: Readonly<Record<IssueCategory, IssueRules>> = {
  MISSING_ITEM: { needsItems: true, asksPhotos: false, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  WRONG_ITEM: { needsItems: true, asksPhotos: true, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  COLD: { needsItems: true, asksPhotos: false, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  BADLY_MADE: { needsItems: true, asksPhotos: true, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  DAMAGED: { needsItems: true, asksPhotos: true, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  FOREIGN_OBJECT: {
    needsItems: true,
    asksPhotos: true,
    remedies: remedyKinds,
    desk: "HEAD_OFFICE",
    answerWithinHours: 2,
  },
  LATE: { needsItems: false, asksPhotos: false, remedies: moneyBack, desk: "STORE", answerWithinHours: 24 },
  NOT_RECEIVED: { needsItems: false, asksPhotos: false, remedies: remedyKinds, desk: "STORE", answerWithinHours: 2 },
  STAFF_OR_RIDER: { needsItems: false, asksPhotos: false, remedies: [], desk: "HEAD_OFFICE", answerWithinHours: 24 },
  CHARGED_WRONGLY: {
    needsItems: false,
    asksPhotos: true,
    remedies: moneyBack,
    desk: "HEAD_OFFICE",
    answerWithinHours: 24,
  },
  OTHER: { needsItems: false, asksPhotos: true, remedies: remedyKinds, desk: "STORE", answerWithinHours: 24 },
}

/** The categories of an order, in the sequence of the form. A dine-in order is always received. */
export function issueCategoriesOf(deliveryType: DeliveryType): readonly IssueCategory[] {
  return deliveryType === "DINEIN" ? issueCategories.filter((category) => category !== "NOT_RECEIVED") : issueCategories
}

/** The categories of an order that has not arrived: nothing can be said about its items yet. */
export function issueCategoriesBeforeHandover(deliveryType: DeliveryType): readonly IssueCategory[] {
  return issueCategoriesOf(deliveryType).filter((category) => !issueRules[category].needsItems)
}
