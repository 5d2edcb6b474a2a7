import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { membershipWith } from "../../testing/sample-membership.ts"
import { FoldedProgramRules } from "./program-rules.tsx"

test.each([
  ["IN", "How cheese reward works", "6 slices make a free pizza."],
  ["LK", "How Pizza Pals works", "4 slices make a free pizza."],
] as const)(
  "[LOY-4d] in %s, members can unfold the programme's rules, with a link to its terms",
  (country, title, pizza) => {
    const html = renderToStaticMarkup(<FoldedProgramRules program={membershipWith(country, 0).programConfig} />)
    expect(html).toContain("<details")
    expect(html).not.toContain("open=")
    for (const text of [title, pizza, "Points arrive 24–48 hours after you get your order.", 'href="/terms#rewards"'])
      expect(html).toContain(text)
  },
)
