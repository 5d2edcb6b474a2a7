// Preloaded into a child process: ends it when its parent process is gone, even if that was killed with kill -9.
import { drainTimeoutMs } from "./drain-timeout.mjs"

if (process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), drainTimeoutMs()).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
