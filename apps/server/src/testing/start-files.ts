import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { pathToFileURL } from "node:url"
import type { BucketSettings } from "../settings.ts"

const partners = join(import.meta.dirname, "../../../partners/main.ts")
const endWithParent = join(import.meta.dirname, "../../../../scripts/run/end-with-parent.mjs")

export interface FilesStandIn {
  bucket: BucketSettings
  /** Sets how it responds from now on, e.g. `{ mode: "hang" }`. */
  setFailures(plan: { mode: string; times?: number; delayMs?: number }): Promise<void>
  /** Returns the requests since the last call, newest first. */
  drainRequests(): Promise<string[]>
  objects(): Promise<{ key: string; contentType: string; size: number }[]>
  stop(): Promise<void>
}

/** Starts the stand-in of the file service in its own process: server and partners communicate only over HTTP. */
export async function startFiles(): Promise<FilesStandIn> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-files-"))
  const [name, region] = ["photos-of-the-tests", "ap-south-1"]
  const [accessKey, secretKey] = ["key-of-the-tests", "secret-of-the-tests"]
  const child = spawn(process.execPath, [`--import=${pathToFileURL(endWithParent).href}`, partners], {
    env: {
      PATH: process.env.PATH,
      PARTNERS_DATA_DIR: directory,
      FILES_BUCKET: name,
      FILES_KEY: accessKey,
      FILES_SECRET: secretKey,
      FILES_REGION: region,
    },
    // The channel ends the stand-in with this process, also if a test gives up while it starts.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  const [line] = (await once(createInterface(child.stdout as Readable), "line")) as [string]
  const { api: url, adminUrl } = (JSON.parse(line) as { files: { api: string; adminUrl: string } }).files
  const read = async (path: string) => (await fetch(`${adminUrl}${path}`)).json()
  return {
    bucket: { url, name, region, accessKey, secretKey },
    async setFailures(plan) {
      const headers = { "content-type": "application/json" }
      const answer = await fetch(`${adminUrl}/admin/failures`, { method: "POST", headers, body: JSON.stringify(plan) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async drainRequests() {
      const { requests } = (await read("/admin/requests")) as { requests: string[] }
      await fetch(`${adminUrl}/admin/requests`, { method: "DELETE" })
      return requests
    },
    async objects() {
      return ((await read("/admin/objects")) as { objects: { key: string; contentType: string; size: number }[] })
        .objects
    },
    async stop() {
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
