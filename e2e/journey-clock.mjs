// Preloaded into every process of a clocked product: shifts its clock by the milliseconds in a file, which is read
// again every 50 ms.
import { readFileSync } from "node:fs"
import { ServerResponse } from "node:http"

const file = process.env.JOURNEY_CLOCK
const EVERY_MS = 50
const RealDate = Date
let ahead = read()

function read() {
  return Number(readFileSync(file, "utf8")) || 0
}

setInterval(() => (ahead = read()), EVERY_MS).unref()

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}

// Node sets the date header from a clock that this file can't shift, and pages trust that header.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function writeDated(...given) {
  if (!this.headersSent) this.setHeader("date", new Date().toUTCString())
  return writeHead.apply(this, given)
}
