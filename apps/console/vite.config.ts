import react from "@vitejs/plugin-react"
import { replaceCustomMedia } from "@hearth/ui/replace-custom-media.ts"
import { defineConfig } from "vite"

/** Everything lies under /console/, where the server hands it out. No file is put into another: the policy allows none. */
export default defineConfig({
  plugins: [react()],
  root: import.meta.dirname,
  base: "/console/",
  css: { postcss: { plugins: [replaceCustomMedia] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: "lightningcss",
    rolldownOptions: {
      output: {
        // React changes rarely: its own file stays in the tablet's cache across releases.
        codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
