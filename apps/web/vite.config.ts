import react from "@vitejs/plugin-react"
import { replaceCustomMedia } from "@hearth/ui/replace-custom-media.ts"
import { join } from "node:path"
import { defineConfig, type Plugin } from "vite"
import { shortClassName } from "./short-class-name.ts"

/** Where a visit begins, and where it usually continues. */
const visitPhases = [
  { chunk: "shared", screens: ["entry.client.tsx", "routes/home.tsx"] },
  { chunk: "browse", screens: ["routes/menu.tsx", "routes/offers.tsx"] },
]
let phaseModules: { chunk: string; modules: Set<string> }[] | undefined

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** The chunk of a shared module: that of the first phase that needs it. */
function chunkOf(module: string, graph: Graph): string {
  phaseModules ??= visitPhases.map(({ chunk, screens }) => ({ chunk, modules: modulesOf(screens, graph) }))
  return phaseModules.find(({ modules }) => modules.has(module))?.chunk ?? "parts"
}

/** Collects the modules by following static imports. */
function modulesOf(screens: readonly string[], graph: Graph): Set<string> {
  const modules = new Set(screens.map((file) => join(import.meta.dirname, "app", file)))
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next)
  return modules
}

/** Replaces Vite's loader of lazy imports, which can't retry, with our own (see fetch-then-import.ts). */
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

/** The files to fetch before an import: all its files except those that every page starts with. */
function filesToFetch(file: string, files: string[]): string[] {
  const needed = files.filter((each) => !/\/(react|router|shared|rolldown-runtime)-/.test(each))
  return needed.length > 0 ? needed : [file]
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), loadLazyParts],
  // The server build runs in a process with any NODE_ENV; it must not use React's development build.
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
            // The first route contains the name of every file, so hashes are as short as the number of files allows.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:6][extname]",
            // React and the router change rarely: separate files stay in the browser's cache across releases. They are
            // also fetched and evaluated one after another, so that no single task is long (TBT).
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/(react-router|cookie-es|@remix-run)\// },
                // Pricing and cart sync are loaded when there is a cart, not with every visit.
                {
                  name: "pricing",
                  test: /packages\/domain\/src\/pricing|app\/cart\/(cart|create-cart|cart-(commands|queue|state|storage|sync|view)|pending-calls|send-pending-call|verify-bill)\.ts/,
                  includeDependenciesRecursively: false,
                },
                // Modules that several routes share are in one file: a dozen files of a kilobyte each cost more than
                // they save. Modules that the first screens don't need stay out of their file, however many others
                // share them. The loader of lazy parts is empty, since it only exports one of our modules; alone it would
                // be a file of its own that every page fetches.
                {
                  name: chunkOf,
                  debugName: "shared",
                  minShareCount: 2,
                  test: /packages\/(ui|browser|domain|contract|texts)|apps\/web\/app\/(client|cart|place|shared|shell|features)|preload-helper/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // The build is self-contained. During development, third-party packages are loaded unbundled, because some are not ES
  // modules.
  ssr: { noExternal: command === "build" || undefined, target: "node" },
}))
