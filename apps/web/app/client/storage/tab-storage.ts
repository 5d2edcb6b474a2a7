import { createStorage } from "@hearth/browser/storage.ts"
import { STORAGE_PREFIX } from "./storage-keys.ts"

/**
 * Values of this tab, which survive a reload and a redirect, without personal data. A browser that forbids storage
 * forgets them when the page is left.
 */
export const tabStorage = createStorage<"order" | "tracking" | "utm">({
  prefix: STORAGE_PREFIX,
  areaOf: () => sessionStorage,
})
