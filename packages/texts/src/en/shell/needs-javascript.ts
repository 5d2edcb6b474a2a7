export const needsJavaScript = <Node>(menuLink: (label: string) => Node) => [
  "This page needs JavaScript. Turn it on in your browser, or ",
  menuLink("see the menu"),
  ".",
]
