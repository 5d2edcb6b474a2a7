import { createReadStream, existsSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
// Not from public.ts, which would load most of the server: a restore should need little memory.
import { readDeletions } from "../modules/account/deletion-journal.ts"
import { AppError } from "../platform/errors/app-error.ts"
import { createFolderStorage, currentFolder } from "../platform/files/create-folder-storage.ts"
import { contentTypeOf, isFileKey } from "../platform/files/file-keys.ts"
import { photoOwner } from "../platform/photos/photo-keys.ts"
import { type Settings, OperatorError } from "../settings.ts"
import type { BackupFile } from "./backup-file.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { readEntries } from "./read-file-entries.ts"

/** Dumps the files of a folder: for each file a line of JSON with its key and size, and its bytes. */
export async function* dumpFiles(directory: string): AsyncGenerator<Buffer> {
  const storage = createFolderStorage(directory)
  try {
    for await (const key of storage.list()) {
      const file = await storage.get(key)
      // It was deleted after it was listed.
      if (!file) continue
      yield Buffer.from(`${JSON.stringify({ key, size: file.bytes.length })}\n`)
      yield file.bytes
    }
  } catch (error) {
    throw toOperatorError(error, `The photos in ${directory} can't be read`)
  }
}

/** The stored files of a backup. Call the functions in this sequence. */
export interface FilesToRestore {
  /** Writes the files next to the existing ones. */
  unpack(): Promise<void>
  /** Replaces the existing files, which stay under another name until the operator removes them. */
  replace(): void
  /** Removes what was unpacked and did not replace anything. */
  cleanUp(): void
}

const noFiles: FilesToRestore = { unpack: async () => {}, replace: () => {}, cleanUp: () => {} }

/** Throws if the folder has files and they may not be replaced. */
export async function openFilesToRestore(
  settings: Settings,
  file: BackupFile,
  { force, report }: { force: boolean; report: Report },
): Promise<FilesToRestore> {
  const { files } = file
  const { directory, bucket } = settings.files
  if (!files) return noFiles
  if (bucket) {
    report("The photos in the backup are not restored, because FILES_URL is set: restore the bucket itself.")
    return noFiles
  }
  if (!force && (await hasFiles(directory)))
    throw new OperatorError(`There are photos already in ${directory}; to replace them, add --force.`)
  const stagingDirectory = join(directory, "loading")
  const cleanUp = () => rmSync(stagingDirectory, { recursive: true, force: true })
  return {
    cleanUp,
    async unpack() {
      cleanUp()
      const deletedIds = new Set(await readDeletions(settings.deletionsDir))
      const storage = createFolderStorage(stagingDirectory)
      try {
        await storage.prepare()
        const onBytes = measureProgress(report, "Photos restored", files.end - files.start)
        for await (const { key, bytes } of readEntries(file.path, readRange(file.path, files, onBytes))) {
          // An account that was deleted after the backup stays deleted, and so do its photos.
          if (isFileKey(key) && !deletedIds.has(photoOwner(key) ?? ""))
            await storage.put(key, bytes, contentTypeOf(key))
        }
      } catch (error) {
        throw toOperatorError(error, `The photos can't be restored into ${directory}`)
      }
    },
    replace() {
      const current = currentFolder(directory)
      if (existsSync(current))
        renameSync(current, join(directory, `before-${new Date().toISOString().replaceAll(":", "-")}`))
      renameSync(currentFolder(stagingDirectory), current)
    },
  }
}

async function hasFiles(directory: string): Promise<boolean> {
  for await (const key of createFolderStorage(directory).list()) return key !== ""
  return false
}

async function* readRange(
  path: string,
  { start, end }: { start: number; end: number },
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  if (start === end) return
  for await (const chunk of createReadStream(path, { start, end: end - 1 }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length)
    yield chunk
  }
}

function toOperatorError(error: unknown, sentence: string): unknown {
  if (!(error instanceof AppError) && (error as NodeJS.ErrnoException).syscall === undefined) return error
  const { message } = (error instanceof AppError ? error.cause : error) as Error
  return new OperatorError(`${sentence}: ${message}.`)
}
