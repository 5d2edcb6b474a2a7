import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { inCache } from "./project.mjs"

/** A process that created `breaking` but has not removed the stale lock within this time was killed as well. */
const BREAKING_TIMEOUT_MS = 10_000

/**
 * Runs the work while no other process of this project runs work of the same name. The lock is a directory that is
 * created atomically with its owner's process id, so that a lock whose owner was killed is recognised as stale.
 */
export async function runExclusively(name, work) {
  const lock = inCache("locks", name)
  mkdirSync(inCache("locks"), { recursive: true })
  for (let isAnnounced = false; !acquire(lock); isAnnounced = true) {
    if (removeStaleLock(lock)) continue
    if (!isAnnounced) console.log(`Waiting for another process that is busy with: ${name} …`)
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    release(lock)
  }
}

function acquire(lock) {
  const newLock = mkdtempSync(`${lock}.new-`)
  writeFileSync(`${newLock}/owner`, JSON.stringify({ pid: process.pid, started: processStartTime(process.pid) }))
  try {
    renameSync(newLock, lock)
    return true
  } catch {
    rmSync(newLock, { recursive: true, force: true })
    return false
  }
}

function release(lock) {
  const removedLock = mkdtempSync(`${lock}.old-`)
  try {
    renameSync(lock, `${removedLock}/lock`)
  } catch {
    // Already removed.
  }
  rmSync(removedLock, { recursive: true, force: true })
}

/**
 * Removes a lock whose owner is gone and returns whether it did. Only the process that creates `breaking` inside the
 * stale lock may remove it, so that no process removes a new lock.
 */
function removeStaleLock(lock) {
  if (isOwnerAlive(lock)) return false
  const mark = `${lock}/breaking`
  try {
    if (Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > BREAKING_TIMEOUT_MS)
      rmSync(mark)
    writeFileSync(mark, "", { flag: "wx" })
  } catch {
    return false
  }
  if (isOwnerAlive(lock)) {
    rmSync(mark, { force: true })
    return false
  }
  release(lock)
  return true
}

function isOwnerAlive(lock) {
  let owner
  try {
    owner = JSON.parse(readFileSync(`${lock}/owner`, "utf8"))
  } catch {
    // The lock was released just now.
    return true
  }
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
  return owner.started === processStartTime(owner.pid)
}

/** The start time distinguishes a living owner from another process that got the same id later. */
function processStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
  } catch {
    return "unknown"
  }
}
