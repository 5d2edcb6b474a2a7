import { expect, test } from "vitest"
import { createFingerprintCache } from "./fingerprint-cache.ts"

/** A cache whose requests the test answers. */
function createTestCache(initialSession?: string) {
  const requests: ((fingerprint: string | null) => void)[] = []
  const state = { session: initialSession }
  const request = () => new Promise<string | null>((resolve) => void requests.push(resolve))
  const getFingerprint = createFingerprintCache(request, () => state.session)
  return { requests, state, getFingerprint }
}

test("a fingerprint is requested once for a session, also if the request has created the session", async () => {
  const { requests, state, getFingerprint } = createTestCache()
  const first = getFingerprint()
  expect(getFingerprint()).toBe(first)
  state.session = "guest"
  requests[0]?.("one")
  expect(await first).toBe("one")
  expect(await getFingerprint()).toBe("one")
  state.session = "customer"
  void getFingerprint()
  expect(requests).toHaveLength(2)
})

test("after a failure, the next call requests the fingerprint again", async () => {
  const { requests, getFingerprint } = createTestCache("guest")
  const failed = getFingerprint()
  requests[0]?.(null)
  expect(await failed).toBeNull()
  void getFingerprint()
  expect(requests).toHaveLength(2)
})

test("the failure of a request that was replaced doesn't drop the newer request", async () => {
  const { requests, getFingerprint } = createTestCache("guest")
  const replaced = getFingerprint()
  const newer = getFingerprint({ forceRefresh: true })
  requests[0]?.(null)
  expect(await replaced).toBeNull()
  expect(getFingerprint()).toBe(newer)
})

test("the success of a request that was replaced doesn't assign the newer request to another session", async () => {
  const { requests, state, getFingerprint } = createTestCache()
  const replaced = getFingerprint()
  state.session = "guest"
  const newer = getFingerprint()
  state.session = "customer"
  requests[0]?.("one")
  await replaced
  expect(getFingerprint()).not.toBe(newer)
  expect(requests).toHaveLength(3)
})
