import { NO_RESPONSE } from "@hearth/browser/result.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useMemo, useRef, useState } from "react"
import { createDeviceStorage } from "../../../client/storage/device-storage.ts"
import { preparePrivateStorage } from "../../../client/storage/storage.ts"
import { type CustomerCase, sendCaseMessage } from "../cases.api.ts"
import { useDraftSaving } from "../drafts/use-draft-saving.ts"
import { type Photos, usePhotos } from "../photos/use-photos.ts"
import { checkMessage } from "./check-message.ts"
import { createReplyDraft, type Reply, startReply } from "./reply-draft.ts"

export interface ReplyState {
  text: string
  changeText: (text: string) => void
  photos: Photos
  problem: ReturnType<typeof checkMessage>
  /** The customer has tried to send a message that is empty or too long. */
  hasTried: boolean
  isReopening: boolean
  isSending: boolean
  /** Why it could not be sent. */
  failure: string | undefined
  /** Sends the message, or returns false if it has to be corrected first. */
  send: () => Promise<boolean>
}

/** FBK-3: the customer's message, its draft and sending it. */
export function useReply({ caseId, state }: CustomerCase, onSent: (next: CustomerCase) => void): ReplyState {
  const [start] = useState(() => {
    preparePrivateStorage()
    return startReply(createDeviceStorage(), caseId, state)
  })
  const [draft, setDraft] = useState(start.draft)
  const [text, setText] = useState(start.text)
  const photos = usePhotos(start.photos)
  const [hasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Two presses before the next render send once.
  const isBusy = useRef(false)
  const isReopening = state === "RESOLVED"
  const hasPhotos = photos.ready.length > 0
  const reply = useMemo((): Reply => ({ text, hasPhotos, reopens: isReopening }), [text, hasPhotos, isReopening])
  useDraftSaving(draft, reply, photos)
  const problem = checkMessage(text, { hasPhotos })

  const send = async (): Promise<boolean> => {
    if (isBusy.current || photos.isPreparing) return true
    setTried(true)
    if (problem) return false
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    const key = draft.keyFor(reply, JSON.stringify([text, photos.ready.map(({ id }) => id)]))
    const contents = photos.ready.map(({ blob }) => blob)
    const result = await sendCaseMessage(caseId, text.trim(), contents, key)
    isBusy.current = false
    setSending(false)
    if (!result.ok) {
      setFailure(result.code === NO_RESPONSE ? caseTexts.messageNotSent : result.message)
      return true
    }
    draft.discard()
    setDraft(createReplyDraft(createDeviceStorage(), caseId))
    setText("")
    setTried(false)
    photos.clear()
    showToast({ message: isReopening ? caseTexts.caseReopened : caseTexts.messageSent, tone: "success" })
    onSent(result.data)
    return true
  }

  const changeText = (next: string) => {
    setText(next)
    setFailure(undefined)
  }
  return { text, changeText, photos, problem, hasTried, isReopening, isSending, failure, send }
}

/** Removes what was typed into a case that can't be reopened any more. */
export function useDraftRemoval(caseId: string, isClosed: boolean): void {
  useEffect(() => {
    if (isClosed) createReplyDraft(createDeviceStorage(), caseId).discard()
  }, [caseId, isClosed])
}
