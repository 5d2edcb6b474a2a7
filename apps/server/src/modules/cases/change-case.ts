import type { Tx } from "../../platform/database/database.ts"
import { notifyCaseChanged } from "./case-changed.ts"
import { type ChangedCase, type StoredCase, updateCase } from "./cases.store.ts"

type Changes = Partial<
  Pick<
    ChangedCase,
    | "state"
    | "desk"
    | "ownerId"
    | "lastAuthor"
    | "answerDueAt"
    | "actBy"
    | "passedOverdueAt"
    | "resolvedAt"
    | "resolvingMessageId"
  >
>

interface ChangeContext {
  by: "customer" | "staff"
  /** Whether the customer can see the change. */
  isVisible: boolean
  at: Date
}

/** Writes a change with the next version and notifies the customer's open screens. The caller has locked the case. */
export async function changeCase(
  tx: Tx,
  stored: StoredCase,
  changes: Changes,
  { by, isVisible, at }: ChangeContext,
): Promise<StoredCase> {
  const version = stored.version + 1
  const desk = changes.desk ?? stored.desk
  const changedCase: StoredCase = {
    ...stored,
    ...changes,
    desk,
    withStoreAt: stored.withStoreAt ?? (desk === "STORE" ? at : null),
    version,
    visibleVersion: isVisible && by === "staff" ? version : stored.visibleVersion,
    // Who writes has read what was there.
    readVersion: by === "customer" ? version : stored.readVersion,
    changedAt: isVisible ? at : stored.changedAt,
    customerWroteAt: by === "customer" ? at : stored.customerWroteAt,
  }
  await updateCase(tx, changedCase)
  await notifyCaseChanged(tx, changedCase)
  return changedCase
}
