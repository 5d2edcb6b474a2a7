// Run by Node 24 before the first build, so that a wrong setting is reported immediately and not after a minute's work.
import { explainStartFailure } from "../../apps/server/src/explain-start-failure.ts"
import { readSettings } from "../../apps/server/src/settings.ts"

try {
  readSettings(process.env)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exitCode = 1
}
