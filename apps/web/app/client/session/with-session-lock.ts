/** Runs a change of the session, which all tabs of this browser share, while no other tab changes it. */
export function withSessionLock<Value>(work: () => Promise<Value>): Promise<Value> {
  // Mini-app web views may lack the Web Locks API; they have one tab.
  return "locks" in navigator ? navigator.locks.request("hearth-session", work) : work()
}
