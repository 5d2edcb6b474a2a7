import { startHearth } from "../scripts/start-hearth.mjs"
import { compareWithBareServer } from "./compare-with-bare-server.ts"

/** Requests per second of responses from memory. */
const targets = [
  { name: "home page, gzip: rate relative to a bare server", path: "/", encoding: "gzip", bar: 0.4 },
  { name: "home page, uncompressed: rate relative to a bare server", path: "/", encoding: "identity", bar: 0.4 },
  {
    name: "menu page, gzip: rate relative to a bare server",
    path: "/menu/veg-pizza",
    encoding: "gzip",
    bar: 0.4,
  },
  { name: "/api/config: rate relative to a bare server", path: "/api/config", encoding: "br", bar: 0.5 },
]

const hearth = await startHearth({ env: { LOG_LEVEL: "info" } })
try {
  await compareWithBareServer(hearth.port, targets)
} finally {
  await hearth.stop()
}
