import { type CallDefinition, defineCall } from "@hearth/contract/define-call.ts"
import { success } from "@hearth/contract/envelope.ts"
import { photoFiles } from "@hearth/contract/photo-files.ts"
import { z } from "zod"
import type { Call } from "../platform/http/call.ts"
import type { RegisterRoute } from "../platform/http/create-routes.ts"

/** A call with photos for tests of the platform; the contract doesn't have it. */
const attachPhotosCall = defineCall({
  route: "POST /test/photos",
  summary: "Attaches photos",
  group: "Test",
  access: "guest",
  idempotency: "optional",
  body: z.strictObject({
    text: z.string().min(3).max(250),
    rating: z.coerce.number<number>().int().max(10).optional(),
  }),
  files: photoFiles,
  response: success(z.object({ text: z.string(), rating: z.number().optional(), sizes: z.array(z.number()) })),
  errors: ["PHOTO_NOT_READABLE"],
})

type AttachPhotos = (call: Call<typeof attachPhotosCall>) => Promise<{ text: string; rating?: number; sizes: number[] }>

export const testCalls: readonly CallDefinition[] = [attachPhotosCall]

/** Registers the handler of the test's call, whose route the contract's types don't have. */
export function routeAttachPhotos(route: RegisterRoute, handler: AttachPhotos): void {
  const routeAny = route as unknown as (name: string, handler: AttachPhotos) => void
  routeAny(attachPhotosCall.route, handler)
}
