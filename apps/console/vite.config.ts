import react from "@vitejs/plugin-react"
import { replaceCustomMedia } from "@hearth/ui/replace-custom-media.ts"
import { defineConfig } from "vite"

/**
 * All files are under /console/, where the server serves them. Nothing is inlined, because the content security policy
 * forbids it.
 */
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
        // React changes rarely; a separate file stays in the tablet's cache across releases.
        codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
