import type { PageAssets, RenderPage, WebBuild } from "@hearth/contract/page-rendering.ts"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { webVersion } from "../configuration/public.ts"

interface ManifestChunk {
  file: string
  name?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
}

type Manifest = Record<string, ManifestChunk>

export interface LoadedWeb {
  render: RenderPage
  version: string
  clientDir: string
}

/** Loads the web app's build: its renderer, and the files of each route. */
export async function loadWebBuild(webDir: string): Promise<LoadedWeb> {
  const clientDir = join(webDir, "client")
  const manifestText = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")
  const version = webVersion(webDir)
  const assets = assetsOf(JSON.parse(manifestText) as Manifest, version, clientDir)
  const build = (await import(pathToFileURL(join(webDir, "server/entry.server.js")).href)) as WebBuild
  return { render: build.createRenderer(assets), version, clientDir }
}

function assetsOf(manifest: Manifest, version: string, clientDir: string): PageAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entryKey === undefined) throw new Error("The web build's manifest names no entry.")

  /** Returns a chunk with its imports, dependencies first. */
  function withImports(key: string, visited: Set<string>): string[] {
    if (visited.has(key)) return []
    visited.add(key)
    const chunk = manifest[key]
    return chunk ? [...(chunk.imports ?? []).flatMap((each) => withImports(each, visited)), key] : []
  }

  return {
    version,
    forRoutes(routeFiles) {
      const visited = new Set<string>()
      // The route's code comes before the entry, which runs everything, so that it is loaded when the entry needs it.
      const keys = [
        ...routeFiles.flatMap((file) => withImports(file, visited)).filter((key) => key !== entryKey),
        ...withImports(entryKey, visited),
      ]
      if (!keys.includes(entryKey)) keys.push(entryKey)
      const chunks = keys.flatMap((key) => manifest[key] ?? [])
      const styles = orderStyles(chunks)
      return {
        scripts: chunks.map((chunk) => `/${chunk.file}`),
        fonts: chunks.flatMap((chunk) =>
          (chunk.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
        ),
        styles: styles.map((file) => ({ href: `/${file}`, text: readFileSync(join(clientDir, file), "utf8").trim() })),
      }
    },
  }
}

/** The shell's styles come first, so that a route's styles can override them. */
function orderStyles(chunks: ManifestChunk[]): string[] {
  const entryStyles = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => chunk.css ?? [])
  return [...new Set([...entryStyles, ...chunks.flatMap((chunk) => chunk.css ?? [])])]
}
