import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import type { DeviceStorage } from "../../../client/storage/device-storage.ts"
import { asRecord } from "../../../client/storage/stored-shapes.ts"
import { type CaseDraft, createCaseDraft } from "../drafts/case-draft.ts"
import type { ReadyPhoto } from "../photos/photo-list.ts"

/** A message that is being typed. `reopens`: the case was resolved, so that sending the message reopens it. */
export interface Reply {
  text: string
  hasPhotos: boolean
  reopens: boolean
}

type Storage = Pick<DeviceStorage, "read" | "write" | "remove">

export function createReplyDraft(storage: Storage, caseId: string): CaseDraft<Reply> {
  const isEmpty = ({ text, hasPhotos }: Reply) => text === "" && !hasPhotos
  return createCaseDraft<Reply>(storage, { kind: "reply", id: caseId, isEmpty })
}

interface ReplyStart {
  draft: CaseDraft<Reply>
  text: string
  photos: readonly ReadyPhoto[]
}

/** Continues the stored message. One from before the case was resolved is removed: it would reopen the case unasked. */
export function startReply(storage: Storage, caseId: string, state: CaseState): ReplyStart {
  const draft = createReplyDraft(storage, caseId)
  const { form, photos } = draft.read()
  const { text, reopens } = asRecord(form)
  if (state === "RESOLVED" && reopens !== true) {
    draft.discard()
    return { draft: createReplyDraft(storage, caseId), text: "", photos: [] }
  }
  return { draft, text: typeof text === "string" ? text : "", photos }
}
