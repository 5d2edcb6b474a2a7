import { Suspense, use } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

function Content({ gate }: { gate: Promise<void> }) {
  use(gate)
  return "content"
}
const render = (gate: Promise<void>) =>
  renderToStaticMarkup(
    <Suspense fallback="fallback">
      <Content gate={gate} />
    </Suspense>,
  )

test("React doesn't suspend on a promise whose status is set to fulfilled (decision 016)", () => {
  expect(render(Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined }))).toContain("content")
  expect(render(Promise.resolve())).toContain("fallback")
})
