let leaving = false

/** Somebody signs out: the page is about to be left, and nobody is to be sent to sign in meanwhile. */
export function noteLeaving(): void {
  leaving = true
}

export function isLeaving(): boolean {
  return leaving
}
