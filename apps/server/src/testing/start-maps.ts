import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { seedPlaces } from "../seed/places/seed-places.ts"

const partners = join(import.meta.dirname, "../../../partners/main.ts")

interface MapsRequest {
  path: string
  query: Record<string, string>
}

export interface MapsStandIn {
  settings: { mapsUrl: string; mapsKey: string }
  /** Sets how it responds from now on, e.g. `{ mode: "hang" }`. */
  setFailures(plan: { mode: string; times?: number; delayMs?: number }): Promise<void>
  /** Returns the requests since the last call, newest first. */
  drainRequests(): Promise<MapsRequest[]>
  stop(): Promise<void>
}

/** Starts the stand-in of the maps service in its own process: server and partners communicate only over HTTP. */
export async function startMaps(): Promise<MapsStandIn> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-maps-"))
  const file = join(directory, "places.json")
  writeFileSync(file, JSON.stringify(seedPlaces()))
  const mapsKey = "key-of-the-tests"
  const child = spawn(process.execPath, [partners], {
    env: { PATH: process.env.PATH, PARTNERS_DATA_DIR: directory, MAPS_KEY: mapsKey, MAPS_PLACES_FILE: file },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = (await once(createInterface(child.stdout), "line")) as [string]
  const { api: apiUrl, adminUrl } = (JSON.parse(line) as { maps: { api: string; adminUrl: string } }).maps
  return {
    settings: { mapsUrl: apiUrl, mapsKey },
    async setFailures(plan) {
      const headers = { "content-type": "application/json" }
      const answer = await fetch(`${adminUrl}/admin/failures`, { method: "POST", headers, body: JSON.stringify(plan) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async drainRequests() {
      const { queries } = (await (await fetch(`${adminUrl}/admin/queries`)).json()) as { queries: MapsRequest[] }
      await fetch(`${adminUrl}/admin/queries`, { method: "DELETE" })
      return queries
    },
    async stop() {
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
