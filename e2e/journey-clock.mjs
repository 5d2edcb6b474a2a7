// Preloaded into every process of a copy of Hearth whose clock a journey controls: shifts the clock by the milliseconds
// in a file, which is read again every 50 ms.
import { readFileSync } from "node:fs"
import { ServerResponse } from "node:http"

const file = process.env.JOURNEY_CLOCK
const READ_INTERVAL_MS = 50
const RealDate = Date
let offsetMs = readOffset()

function readOffset() {
  return Number(readFileSync(file, "utf8")) || 0
}

setInterval(() => (offsetMs = readOffset()), READ_INTERVAL_MS).unref()

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs)
    else super(...args)
  }

  static now() {
    return RealDate.now() + offsetMs
  }
}

// Node sets the date header from a clock that this file can't shift, and pages trust that header.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function writeDated(...args) {
  if (!this.headersSent) this.setHeader("date", new Date().toUTCString())
  return writeHead.apply(this, args)
}
