// Preloaded into a program that one of our programs started: ends it when that one is gone, even by kill -9.
import { drainTimeoutMs } from "./drain-timeout.mjs"

if (process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), drainTimeoutMs()).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
