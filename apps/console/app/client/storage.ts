import { createStorage } from "@hearth/browser/storage.ts"

/** Settings of this device. If the browser forbids storage, they last until the page is closed. */
export const { read: readStored, write: writeStored } = createStorage<"muted" | "store">({
  prefix: "hearth-console:",
  areaOf: () => localStorage,
})
