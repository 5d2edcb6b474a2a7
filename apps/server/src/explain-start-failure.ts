import { OperatorError } from "./settings.ts"

/** Returns one sentence for errors that an operator can fix, and the stack trace for all others, which are bugs. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  const { code = "", syscall, path, message } = error as NodeJS.ErrnoException
  if (syscall === "listen") return `${listenErrors[code] ?? `The server can’t listen: ${message}`}.`
  // A directory that can't be created means that DATA_DIR is wrong; a file that is missing when it is read does not.
  const isUnwritable = unwritableCodes.has(code) || (code === "ENOENT" && syscall === "mkdir")
  if (path !== undefined && isUnwritable) return `The setting DATA_DIR can’t be used: ${message}.`
  const reason = databaseErrors[code]
  if (reason !== undefined) return `The database of the setting DATABASE_URL can’t be used: ${reason}.`
  return (error as Error).stack ?? String(error)
}

const listenErrors: Record<string, string> = {
  EADDRINUSE: "The port of the setting PORT is in use by another program; stop it, or set PORT to another one",
  EACCES: "This user may not listen on the port of the setting PORT; set PORT to one above 1023",
  EADDRNOTAVAIL: "The address of the setting HOST is not an address of this machine",
  ENOTFOUND: "The address of the setting HOST is not known",
}

const unwritableCodes = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"])

/** Error codes of Node and PostgreSQL. */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is not known",
  EAI_AGAIN: "its host is not known",
  ETIMEDOUT: "it does not answer",
  "28000": "it refuses this user",
  "28P01": "it refuses this password",
  "3D000": "it has no database of that name",
  "42501": "this user may not create tables there",
}
