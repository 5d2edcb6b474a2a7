import { createServer } from "node:net"
import { UserError } from "../setup/project.mjs"

const reasons = {
  EADDRINUSE: (port, host) => `Port ${port} on ${host} is in use by another program: set PORT to another number.`,
  EACCES: (port) => `This user may not listen on port ${port}: set PORT to a number from 1024 up.`,
  EADDRNOTAVAIL: (_, host) => `The setting HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: (_, host) => `The setting HOST is "${host}", which is no address of this machine.`,
}

/** Fails before the long build if the server could not listen. The settings' own check reports invalid port values. */
export async function checkPort(port, host) {
  if (!/^\d+$/.test(port) || Number(port) > 65_535) return
  await new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on("error", (error) => reject(new UserError(reasons[error.code]?.(port, host) ?? error.message)))
    probe.listen({ port: Number(port), host, exclusive: true }, () => probe.close(resolve))
  })
}
