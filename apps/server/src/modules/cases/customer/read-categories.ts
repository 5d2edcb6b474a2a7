import type { CaseSummary, OfferedCategory } from "@hearth/contract/calls/cases.shapes.ts"
import { issueRules } from "@hearth/domain/cases/issue-categories.ts"
import * as issueCategoryTexts from "@hearth/texts/feedback/issue-categories.ts"
import { needsTerms } from "../../feedback/public.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"
import { hasOpenedCase } from "../cases.store.ts"
import { describeSummary } from "../describe-case.ts"
import { listActiveOfOrder } from "../lists.store.ts"
import { readWishes } from "../remedies/order-money.ts"
import { categoriesOf, loadComplaintOrder } from "./load-complaint-order.ts"

interface OfferedCategories {
  orderId: string
  categories: OfferedCategory[]
  items: { lineId: string; name: string; quantity: number }[]
  needsTerms: boolean
  activeCases: CaseSummary[]
}

/** FBK-2: what a complaint about the visitor's order can be about. */
export async function readCategories(
  deps: CasesDeps,
  caller: CustomerCaller,
  orderNumber: string,
): Promise<OfferedCategories> {
  const { db } = deps
  const order = await loadComplaintOrder(deps, db, caller, orderNumber)
  const kinds = await readWishes(deps, db, order.id)
  const active = await listActiveOfOrder(db, { orderId: order.id, userId: caller.session.userId })
  return {
    orderId: order.number,
    categories: categoriesOf(order).map((category) => {
      const { needsItems, asksPhotos, remedies } = issueRules[category]
      return {
        category,
        name: issueCategoryTexts.nameOfCategory(category),
        needsItems,
        asksPhotos,
        remedies: remedies
          .filter((remedy) => kinds.includes(remedy))
          .map((remedy) => ({ remedy, name: issueCategoryTexts.nameOfWantedRemedy(remedy) })),
      }
    }),
    items: order.bill.validItems.map(({ id, name, quantity }) => ({ lineId: id, name, quantity })),
    needsTerms: await caseNeedsTerms(db, caller),
    activeCases: active.map((stored) => describeSummary(deps, stored)),
  }
}

/** CTY-8: a guest accepts the terms with the first feedback or complaint. */
export async function caseNeedsTerms(db: Queryable, caller: CustomerCaller): Promise<boolean> {
  return (await needsTerms(db, caller)) && !(await hasOpenedCase(db, caller.session.userId))
}
