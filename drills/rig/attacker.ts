import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { must } from "./drill.ts"

/** Somebody with a session, at an address of their own. */
export interface Attacker {
  bearer: string
  address: string
  /** The mark of a device that has signed in. */
  device: string
}

export interface Answered {
  status: number
  code: string
}

/** A number of the benchmark networks, which nobody has. */
export const addressOf = (number: number) => `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

export async function startAttacker(server: string, address: string): Promise<Attacker> {
  const answer = await fetch(`${server}/api/loginhandler/anonymoususer`, {
    method: "POST",
    headers: { "client-type": "web app-chrome", "x-forwarded-for": address },
  })
  must(answer.status === 200, `A guest was answered ${answer.status}.`)
  const { credentials } = (await answer.json()) as GuestSession
  return { bearer: credentials.secretKey, address, device: "" }
}

export async function ask(server: string, attacker: Attacker, call: string, body: object): Promise<Answered> {
  const answer = await fetch(`${server}/api/loginhandler/${call}`, {
    method: "POST",
    headers: {
      authorization: attacker.bearer,
      "client-type": "web app-chrome",
      "content-type": "application/json",
      "x-forwarded-for": attacker.address,
      cookie: attacker.device,
    },
    body: JSON.stringify(body),
  })
  const device = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("hearth_device="))
  if (device !== undefined) attacker.device = device.split(";")[0] ?? ""
  const { errors } = (await answer.json()) as { errors?: { code: string }[] }
  return { status: answer.status, code: errors?.[0]?.code ?? "" }
}

/** Does the work for 0 … count - 1, so many at once. */
export async function inParallel(count: number, atOnce: number, work: (each: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++)
    }),
  )
}
