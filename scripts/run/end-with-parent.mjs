// Loaded before a program that another one of ours started: when that one is gone, kill -9 included, this one ends too.
import { longestDrainMs } from "./longest-drain.mjs"

if (process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), longestDrainMs()).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
