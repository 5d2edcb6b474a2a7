import type { CartClock, CartTimers, Timer } from "../cart-deps.ts"

interface ScheduledWork {
  dueAt: number
  work: () => void
}

/** The number of event loop turns that `settle` waits for: enough for a few requests in a row. */
const SETTLE_TURNS = 6

/** Runs everything that doesn't wait for a timer: promises, replies and storage events. */
export async function settle(): Promise<void> {
  for (let task = 0; task < SETTLE_TURNS; task++) await new Promise<void>((resolve) => void setImmediate(resolve))
}

/** A clock that stands still until it is advanced, and the timers that depend on it. */
export class FakeTime {
  now = Date.parse("2026-11-16T13:00:00+05:30")
  readonly #scheduled = new Map<number, ScheduledWork>()
  #lastId = 0

  readonly clock: CartClock = { now: () => this.now, record: () => undefined }

  /** The timers of one tab; none of them fires after `isClosed`. */
  timersOf(isClosed: () => boolean): CartTimers {
    return {
      set: (work, ms) => {
        const id = ++this.#lastId
        this.#scheduled.set(id, { dueAt: this.now + Math.max(0, ms), work: () => isClosed() || work() })
        return id as unknown as Timer
      },
      clear: (timer) => void this.#scheduled.delete(timer as unknown as number),
    }
  }

  /** Fires the due timers in order, and settles after each one. */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms
    await settle()
    for (let next = this.#nextDueBy(end); next; next = this.#nextDueBy(end)) {
      const [id, { dueAt, work }] = next
      this.#scheduled.delete(id)
      this.now = Math.max(this.now, dueAt)
      work()
      await settle()
    }
    this.now = end
  }

  /** How long until the next timer fires. */
  get msToNextTimer(): number {
    return Math.min(...[...this.#scheduled.values()].map(({ dueAt }) => dueAt)) - this.now
  }

  #nextDueBy(end: number): [number, ScheduledWork] | undefined {
    const due = [...this.#scheduled].filter(([, { dueAt }]) => dueAt <= end)
    return due.toSorted(([one, a], [other, b]) => a.dueAt - b.dueAt || one - other)[0]
  }
}
