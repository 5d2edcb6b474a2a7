import { OperatorError } from "../../settings.ts"
import type { Platform } from "../platform.ts"
import { createBucketStorage } from "./create-bucket-storage.ts"
import { createFolderStorage } from "./create-folder-storage.ts"
import type { FileStorage } from "./file-storage.ts"

/**
 * Creates the storage that the settings name: a bucket or a folder. The server refuses to start if the folder can't be
 * used, but starts if the bucket doesn't answer, because orders don't need it.
 */
export function createFileStorage({
  settings,
  circuits,
  clock,
  onStart,
}: Pick<Platform, "settings" | "circuits" | "clock" | "onStart">): FileStorage {
  const { bucket, directory } = settings.files
  if (bucket) return createBucketStorage({ bucket, circuits, clock })
  const storage = createFolderStorage(directory)
  onStart(async () => {
    try {
      await storage.prepare()
    } catch (error) {
      throw new OperatorError(
        `The setting FILES_DIR is "${directory}", which can’t be used: ${(error as Error).message}.`,
      )
    }
  })
  return storage
}
