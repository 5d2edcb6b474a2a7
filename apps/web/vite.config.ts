import react from "@vitejs/plugin-react"
import { replaceCustomMedia } from "@hearth/ui/replace-custom-media.ts"
import { join } from "node:path"
import { defineConfig, type Plugin } from "vite"
import { shortClassName } from "./short-class-name.ts"

/** Where a visit begins, and where it mostly goes next. */
const stages = [
  { chunk: "shared", screens: ["entry.client.tsx", "routes/home.tsx"] },
  { chunk: "browse", screens: ["routes/menu.tsx", "routes/offers.tsx"] },
]
let stageModules: { chunk: string; modules: Set<string> }[] | undefined

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** The file a shared module goes into: that of the first stage that needs it. */
function chunkOf(module: string, graph: Graph): string {
  stageModules ??= stages.map(({ chunk, screens }) => ({ chunk, modules: modulesOf(screens, graph) }))
  return stageModules.find(({ modules }) => modules.has(module))?.chunk ?? "parts"
}

/** Found by following imports that are not put off. */
function modulesOf(screens: readonly string[], graph: Graph): Set<string> {
  const modules = new Set(screens.map((file) => join(import.meta.dirname, "app", file)))
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next)
  return modules
}

/** Puts our own loader of lazy parts in the place of Vite's, which can't retry (see the file it names). */
const loadLazyParts: Plugin = {
  name: "load-lazy-parts",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (id !== "\0vite/preload-helper.js") return undefined
    const file = join(import.meta.dirname, "app/client/loading/fetch-then-import.ts")
    return `export { fetchThenImport as __vitePreload } from ${JSON.stringify(file)}`
  },
}

/** What is fetched before a part is imported: all its files, but for those that every page starts with. */
function filesToFetch(file: string, files: string[]): string[] {
  const needed = files.filter((each) => !/\/(react|router|shared|rolldown-runtime)-/.test(each))
  return needed.length > 0 ? needed : [file]
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), loadLazyParts],
  // The server build is loaded by a process whose NODE_ENV may be anything; it must not be React's development build.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  root: import.meta.dirname,
  publicDir: "public",
  css: {
    postcss: { plugins: [replaceCustomMedia] },
    ...(command === "build" && { modules: { generateScopedName: shortClassName } }),
  },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesToFetch },
    cssMinify: "lightningcss",
    rolldownOptions: isSsrBuild
      ? { input: "app/entry.server.tsx" }
      : {
          input: "app/entry.client.tsx",
          output: {
            // The first route knows the name of every file, so hashes are as short as the number of files allows.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:6][extname]",
            // React and the router change rarely: their own files stay in the browser's cache across releases.
            // They are also fetched and evaluated one after the other, so that no single task is long (TBT).
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/(react-router|cookie-es|@remix-run)\// },
                // Prices and the talk about a cart come when there is one, and not with what every visit has.
                {
                  name: "till",
                  test: /packages\/domain\/src\/pricing|app\/cart\/(cart-commands|cart-sync|send-pending-call|cart-storage|cart-queue|cart-state|cart-view|pending-calls)/,
                  includeDependenciesRecursively: false,
                },
                // What several routes share goes in one file: a dozen of a kilobyte each cost more than they save. But
                // what the first screens do without stays out of theirs, however many others share it.
                {
                  name: chunkOf,
                  debugName: "shared",
                  minShareCount: 2,
                  test: /packages\/(ui|domain|contract)|apps\/web\/app\/(client|cart|place|shared|shell|features)/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // The build stands alone; while developing, packages of others are loaded as they are, because some are no ES modules.
  ssr: { noExternal: command === "build" || undefined, target: "node" },
}))
