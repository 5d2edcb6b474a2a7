import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { RewardPie } from "./reward-pie.tsx"

test.each([
  [0, 6, "0 of 6 slices"],
  [4, 6, "4 of 6 slices"],
  [4, 4, "4 of 4 slices"],
])(
  "[LOY-2c] a pie with %i of %i slices says so, and draws each slice filled or as an outline",
  (filled, total, text) => {
    const html = renderToStaticMarkup(<RewardPie filled={filled} total={total} />)
    expect(html).toContain(`role="img" aria-label="${text}"`)
    expect(html.split('fill="url(#reward-cheese)"').length - 1).toBe(filled)
    expect(html.split("A90 90").length - 1).toBe(total - filled)
    // The content security policy rejects style attributes.
    expect(html).not.toContain("style=")
  },
)

test("[LOY-2c] a slice on its way is drawn in a frame, between the collected ones and the outlines", () => {
  const html = renderToStaticMarkup(<RewardPie small filled={2} coming={1} total={6} />)
  expect(html.split('fill="url(#reward-cheese)"').length - 1).toBe(3)
  expect(html.split("comingEdge").length - 1).toBe(1)
  expect(html.split("A90 90").length - 1).toBe(3)
  // The text beside a small pie says the same.
  expect(html).toContain('aria-hidden="true"')
})

test("[LOY-2c] the large pie says how many slices are on their way; an example is silent", () => {
  const large = renderToStaticMarkup(<RewardPie filled={2} coming={1} total={6} />)
  expect(large).toContain('aria-label="2 of 6 slices, 1 on its way"')
  const example = renderToStaticMarkup(<RewardPie decorative filled={1} coming={5} total={6} />)
  expect(example).toContain('aria-hidden="true"')
  expect(example).not.toContain("aria-label")
})
