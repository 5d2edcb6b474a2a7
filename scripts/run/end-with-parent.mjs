// Loaded before a program that another one of ours started: when that one is gone, kill -9 included, this one ends too.
const LONGEST_DRAIN_MS = 12_000

if (process.channel) {
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), LONGEST_DRAIN_MS).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
