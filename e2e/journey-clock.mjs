// Loaded before every program of a shop whose day is the journey's: its clock is ahead by what a file says at this moment.
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

// Node dates its answers by a clock of its own, which nothing here reaches; pages believe the answers.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function writeDated(...given) {
  if (!this.headersSent) this.setHeader("date", new Date().toUTCString())
  return writeHead.apply(this, given)
}
