import { z } from "zod"

/** A setting that can't be used. Its message is the one sentence the operator reads. */
export class SettingError extends Error {}

/** A key goes along with every question, so no other machine is asked without TLS. */
export const partnerUrl = z
  .url({ protocol: /^https?$/, error: "must be an https:// address" })
  .refine(
    (url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url),
    "must be an https:// address",
  )
