import { useEffect, useRef, useState } from "react"
import { preparePrivateStorage, readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

interface Draft<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  /**
   * Returns the same idempotency key for the same content, also after a reload, so that feedback whose response was
   * lost isn't stored twice.
   */
  keyFor: (content: unknown) => string
  discard: () => void
}

/**
 * A form that survives a reload in this tab, encrypted (SES-7), and is removed at sign-out. A draft with another id is
 * ignored, and replaced by the first change.
 */
export function useFeedbackDraft<Form extends object>(id: string, restore: (stored: unknown) => Form): Draft<Form> {
  const [{ storedAttempt, ...initial }] = useState(() => readDraft(id, restore))
  const [form, setForm] = useState<Form>(initial.form)
  const attempt = useRef(storedAttempt)
  useEffect(preparePrivateStorage, [])
  const store = (current: Form) => writeStored("feedbackDraft", { id, form: current, attempt: attempt.current })
  return {
    form,
    change(changes) {
      const changed = { ...form, ...changes }
      setForm(changed)
      store(changed)
    },
    keyFor(content) {
      const text = JSON.stringify(content)
      if (attempt.current?.text !== text) {
        attempt.current = { text, key: crypto.randomUUID() }
        store(form)
      }
      return attempt.current.key
    },
    discard: () => removeStored("feedbackDraft"),
  }
}

interface Attempt {
  text: string
  key: string
}

function readDraft<Form>(
  id: string,
  restore: (stored: unknown) => Form,
): { form: Form; storedAttempt: Attempt | undefined } {
  const stored = asRecord(readStored<unknown>("feedbackDraft"))
  if (stored.id !== id) return { form: restore(undefined), storedAttempt: undefined }
  const { text, key } = asRecord(stored.attempt)
  const hasAttempt = typeof text === "string" && typeof key === "string"
  return { form: restore(stored.form), storedAttempt: hasAttempt ? { text, key } : undefined }
}
