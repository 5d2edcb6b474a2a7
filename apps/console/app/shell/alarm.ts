import type { BrowserStorage } from "@hearth/browser/storage.ts"
import { createStore, type Store } from "@hearth/browser/store.ts"
import { writeStored, readStored } from "../client/storage.ts"

/** How often the alarm repeats until the order is accepted; more often for overdue orders. */
const RING_INTERVAL_MS = 5_000
const OVERDUE_RING_INTERVAL_MS = 2_000
const LOUDNESS = 0.5

/** `silent`: the browser blocks sound until the first interaction with the page. */
export type Sound = "silent" | "on" | "muted"

export interface Alarm {
  sound: Store<Sound>
  /** Call this from a click: browsers allow sound only then. */
  allowSound: () => Promise<void>
  setMuted: (muted: boolean) => Promise<void>
  /** Plays two high notes twice, like a counter bell. */
  ring: () => void
  /**
   * Rings repeatedly while orders wait to be accepted. For overdue orders it rings more often, and even while the sound
   * is muted; only accepting them stops it.
   */
  update: (waiting: number, overdue: number) => void
}

interface AlarmDeps {
  storage: Pick<BrowserStorage<"muted">, "read" | "write">
  createAudio: () => AudioContext
}

export function createAlarm({ storage, createAudio }: AlarmDeps): Alarm {
  const sound = createStore<Sound>(storage.read("muted") === true ? "muted" : "silent")
  let audio: AudioContext | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isUrgent = false

  async function allowSound(): Promise<void> {
    audio ??= createAudio()
    await audio.resume()
    if (sound.get() === "silent" && audio.state === "running") sound.set("on")
  }

  function ring(): void {
    if (audio?.state === "running") playBell(audio)
  }

  function ringIfUrgentOrUnmuted(): void {
    if (isUrgent || sound.get() !== "muted") ring()
  }

  return {
    sound,
    allowSound,
    ring,
    async setMuted(muted) {
      storage.write("muted", muted)
      sound.set(muted ? "muted" : "silent")
      if (!muted) await allowSound()
    },
    update(waiting, overdue) {
      const isNowUrgent = overdue > 0
      if (waiting > 0 && timer !== undefined && isNowUrgent === isUrgent) return
      clearInterval(timer)
      timer = undefined
      isUrgent = isNowUrgent
      if (waiting === 0) return
      ringIfUrgentOrUnmuted()
      timer = setInterval(ringIfUrgentOrUnmuted, isUrgent ? OVERDUE_RING_INTERVAL_MS : RING_INTERVAL_MS)
    },
  }
}

function playBell(audio: AudioContext): void {
  for (const [delay, pitch] of [
    [0, 1047],
    [0.18, 1319],
    [0.5, 1047],
    [0.68, 1319],
  ] as const) {
    const note = audio.createOscillator()
    const gain = audio.createGain()
    const startTime = audio.currentTime + delay
    note.type = "triangle"
    note.frequency.value = pitch
    gain.gain.setValueAtTime(0, startTime)
    gain.gain.linearRampToValueAtTime(LOUDNESS, startTime + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, startTime + 0.4)
    note.connect(gain).connect(audio.destination)
    note.start(startTime)
    note.stop(startTime + 0.45)
  }
}

/** This device's alarm. */
export const alarm = createAlarm({
  storage: { read: readStored, write: writeStored },
  createAudio: () => new AudioContext(),
})
