import { type Preserialized, preserializeBytes } from "../../platform/http/preserialize.ts"
import { describeApi } from "./describe-api.ts"
import { renderDocs } from "./render-docs.ts"

let cachedDocuments: Promise<{ json: Preserialized; page: Preserialized }> | undefined

/**
 * Builds the documents at the first request, because this takes longer than the rest of the start. They are the same
 * for every app that this process builds.
 */
export function apiDocuments() {
  cachedDocuments ??= makeDocuments()
  return cachedDocuments
}

async function makeDocuments() {
  const document = describeApi()
  return {
    json: await preserializeBytes(Buffer.from(JSON.stringify(document)), "application/json; charset=utf-8"),
    page: await preserializeBytes(Buffer.from(renderDocs(document)), "text/html; charset=utf-8"),
  }
}
