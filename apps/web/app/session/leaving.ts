let leaving = false
let ending: Promise<boolean> | undefined

/**
 * Somebody signs out: `ended` is the server's answer, whether it ended the session; `forget` takes what is theirs from
 * this device. What the page asks for in their name meanwhile waits for the answer; sent, it would be refused.
 */
export async function leaveOnce(ended: Promise<boolean>, forget: () => Promise<void>): Promise<boolean> {
  ending = ended
  try {
    leaving = await ended
    if (leaving) await forget()
    return leaving
  } finally {
    ending = undefined
  }
}

/** Whether whoever asked is signed out; waits where that is under way. */
export async function hasLeft(): Promise<boolean> {
  return (await ending?.catch(() => false)) ?? false
}

/** Somebody has signed out: the page is about to be left, and nobody is to be sent to sign in meanwhile. */
export function isLeaving(): boolean {
  return leaving
}

/** Signed out in another tab: this page is loaded anew, and runs on for a moment until it is. */
export function leaveNow(): void {
  leaving = true
}

/** The page was not left after all: from now on a guest uses it. */
export function stay(): void {
  leaving = false
}
