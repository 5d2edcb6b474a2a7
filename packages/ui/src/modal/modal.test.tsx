import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Modal, type ModalProps } from "./modal.tsx"

const render = (content: Pick<ModalProps, "message"> & Partial<ModalProps>) =>
  renderToStaticMarkup(<Modal open onClose={() => undefined} {...content} />)

test("[SHL-4a] a modal is named by its header, and shows its message and its second message", () => {
  const html = render({ header: "Empty your cart?", message: "Two pizzas", secondMessage: "You can add them again." })
  const [, headerId] = /<h2 id="([^"]+)"[^>]*>Empty your cart\?<\/h2>/.exec(html) ?? []
  expect(html).toContain(`aria-labelledby="${headerId}"`)
  expect(html).toMatch(/Two pizzas<\/div><div[^>]*>You can add them again\.<\/div>/)
})

test("[SHL-4a] header and second message are optional", () => {
  const html = render({ message: "Two pizzas" })
  expect(html).not.toContain("<h2")
  expect(html).toContain('aria-label="Message"')
  expect(html).toMatch(/<div>Two pizzas<\/div><\/div><\/div><\/dialog>$/)
})
