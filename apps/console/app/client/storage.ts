import { createStorage } from "@hearth/browser/storage.ts"

/** Settings of this device; a browser that forbids storage forgets them after the visit. */
export const { read: readStored, write: writeStored } = createStorage<"muted" | "store">({
  prefix: "hearth-console:",
  areaOf: () => localStorage,
})
