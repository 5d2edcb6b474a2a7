import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"

/** LOC-13: replaces any message about an offline store with what the customer can do. */
export function toDisplayMessage(message: string): string {
  return /offline/i.test(message) ? apiFailureTexts.storeOffline : message
}
