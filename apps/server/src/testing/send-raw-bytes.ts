import { once } from "node:events"
import { connect } from "node:net"

/** Sends exactly these bytes over its own socket and returns everything that came back until the server closed it. */
export async function sendRawBytes(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  socket.on("data", (chunk) => chunks.push(chunk))
  // The server may close the connection while we still write; what it sent before counts.
  socket.on("error", () => {})
  await once(socket, "connect")
  socket.write(bytes)
  const closed = once(socket, "close")
  const timer = setTimeout(() => socket.destroy(), 8_000)
  await closed
  clearTimeout(timer)
  return Buffer.concat(chunks).toString("utf8")
}
