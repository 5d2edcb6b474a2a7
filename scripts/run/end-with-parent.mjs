// Loaded before a program that another one of ours started: when that one is gone, kill -9 included, this one ends too.
import { drainTimeoutMs } from "./drain-timeout.mjs"

if (process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), drainTimeoutMs()).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
