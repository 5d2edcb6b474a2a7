import { expect, test } from "vitest"
import type { Api } from "./client.ts"
import { createApi, type WireRequest } from "./client.ts"

/** Accepts any route and input, so that the test doesn't depend on a call of the contract. */
type SendFiles = (route: string, input: object) => ReturnType<Api>

async function send(input: object): Promise<WireRequest | undefined> {
  let sent: WireRequest | undefined
  const api = createApi(async (request) => {
    sent = request
    return { status: 200, body: {} }
  }) as unknown as SendFiles
  await api("POST /test/photos", input)
  return sent
}

test("a call with files is sent as a form with the body's fields as texts", async () => {
  const files = { part: "photos", contents: [new Blob(["one"]), new Blob(["two"])] }
  const request = await send({ body: { text: "cold pizza", rating: 7, name: undefined }, files })
  const form = request?.body as FormData
  expect([...form.keys()]).toEqual(["text", "rating", "photos", "photos"])
  expect([form.get("text"), form.get("rating")]).toEqual(["cold pizza", "7"])
  expect(await Promise.all(form.getAll("photos").map((file) => (file as Blob).text()))).toEqual(["one", "two"])
})

test("a call without files is sent as it is", async () => {
  expect((await send({ body: { text: "cold pizza" } }))?.body).toEqual({ text: "cold pizza" })
})
