import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { NO_RESPONSE } from "@hearth/browser/result.ts"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { createDeviceStorage } from "../../../client/storage/device-storage.ts"
import { preparePrivateStorage } from "../../../client/storage/storage.ts"
import { casePath } from "../../../shared/order/complaint-path.ts"
import { type ComplaintOptions, sendComplaint } from "../cases.api.ts"
import { createCaseDraft } from "../drafts/case-draft.ts"
import { useDraftSaving } from "../drafts/use-draft-saving.ts"
import { type Photos, usePhotos } from "../photos/use-photos.ts"
import {
  checkComplaint,
  type ComplaintErrors,
  type ComplaintField,
  complaintFields,
  type ComplaintForm,
  restoreComplaint,
  toComplaintBody,
  withSuggestedCategory,
} from "./complaint-form.ts"

export interface Complaint {
  form: ComplaintForm
  update: (change: Partial<ComplaintForm>) => void
  photos: Photos
  /** What is wrong; empty until the customer has tried to send. */
  errors: ComplaintErrors
  isSending: boolean
  /** Why it could not be sent. */
  failure: string | undefined
  /** Sends the complaint, or returns the first field to correct. */
  send: () => Promise<ComplaintField | undefined>
}

/** FBK-2: the input of a complaint, its draft and sending it. `onRefused`: the order's state has changed. */
export function useComplaint(
  options: ComplaintOptions,
  suggestedCategory: string | null,
  onRefused: () => void,
): Complaint {
  const navigate = useNavigate()
  const [start] = useState(() => startDraft(options, suggestedCategory))
  const [form, setForm] = useState(start.form)
  const photos = usePhotos(start.photos)
  const [hasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Two presses before the next render send once.
  const isBusy = useRef(false)
  const { draft } = start
  useDraftSaving(draft, form, photos)

  const update = (change: Partial<ComplaintForm>) => {
    setForm((current) => ({ ...current, ...change }))
    setFailure(undefined)
  }

  const send = async (): Promise<ComplaintField | undefined> => {
    if (isBusy.current || photos.isPreparing) return undefined
    setTried(true)
    const errors = checkComplaint(form, options)
    const firstWrong = complaintFields.find((field) => errors[field] !== undefined)
    const body = toComplaintBody(form, options)
    if (firstWrong !== undefined || !body) return firstWrong ?? "category"
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    const content = JSON.stringify([body, photos.ready.map(({ id }) => id)])
    const key = draft.keyFor(form, content)
    const result = await sendComplaint(
      body,
      photos.ready.map(({ blob }) => blob),
      key,
    )
    isBusy.current = false
    setSending(false)
    if (result.ok) {
      draft.discard()
      showToast({ message: complaintTexts.sent, tone: "success" })
      await navigate(casePath(result.data.caseId), { replace: true })
      return undefined
    }
    setFailure(result.code === NO_RESPONSE ? complaintTexts.notSent : result.message)
    // The order may have been reported in another tab, or the terms may have changed.
    if (result.kind === "refused") onRefused()
    return undefined
  }

  const errors = hasTried ? checkComplaint(form, options) : {}
  return { form, update, photos, errors, isSending, failure, send }
}

function startDraft(options: ComplaintOptions, suggestedCategory: string | null) {
  preparePrivateStorage()
  const draft = createCaseDraft<ComplaintForm>(createDeviceStorage(), { kind: "complaint", id: options.orderId })
  const stored = draft.read()
  const form = withSuggestedCategory(restoreComplaint(stored.form, options), suggestedCategory, options)
  return { draft, form, photos: stored.photos }
}
