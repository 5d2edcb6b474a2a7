/** For whatever replaces the session that all tabs of this browser share. */
export function withSessionLock<Value>(work: () => Promise<Value>): Promise<Value> {
  // Web views of mini-apps may be without locks; they have one tab.
  return "locks" in navigator ? navigator.locks.request("hearth-session", work) : work()
}
