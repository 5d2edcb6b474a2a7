// Run by Node 24 before the first build, so that a wrong setting is told at once and not after a minute's work.
import { readSettings, SettingError } from "../../apps/server/src/settings.ts"

try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
