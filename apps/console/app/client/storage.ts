/** What this device remembers, however little its browser lets it. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`hearth-console:${name}`)
  } catch {
    return null
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`hearth-console:${name}`, value)
  } catch {
    // A device that keeps nothing asks again the next time.
  }
}
