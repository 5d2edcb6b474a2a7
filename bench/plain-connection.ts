import { connect, type Socket } from "node:net"

/**
 * A connection that sends one request after the other and reads the responses, and nothing more: the benchmark should
 * use as little of the machine as possible.
 */
export class PlainConnection {
  readonly #socket: Socket
  #buffer = ""
  #waiting: { resolve(response: PlainResponse): void; reject(error: Error): void } | undefined

  constructor(port: number) {
    this.#socket = connect(port, "127.0.0.1")
    // One character per byte, so that lengths match content-length.
    this.#socket.setEncoding("latin1").setNoDelay(true)
    this.#socket.on("data", (part: string) => this.#receive(part))
    this.#socket.on("error", (error) => this.#waiting?.reject(error))
    this.#socket.on("close", () => this.#waiting?.reject(new Error("the connection was closed")))
  }

  post(path: string, headers: string, body: string): Promise<PlainResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\n${headers}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    })
  }

  #receive(part: string): void {
    this.#buffer += part
    const end = this.#buffer.indexOf("\r\n\r\n")
    if (end < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#buffer.slice(0, end))?.[1]
    if (length === undefined) return this.#waiting?.reject(new Error("the response has no content-length"))
    const responseEnd = end + 4 + Number(length)
    if (this.#buffer.length < responseEnd) return
    const response = { status: Number(this.#buffer.slice(9, 12)), body: this.#buffer.slice(end + 4, responseEnd) }
    this.#buffer = this.#buffer.slice(responseEnd)
    this.#waiting?.resolve(response)
  }

  close(): void {
    this.#socket.destroy()
  }
}

interface PlainResponse {
  status: number
  /** The bytes, one per character. */
  body: string
}
