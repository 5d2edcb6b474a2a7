import type { RouteResponse } from "../http/route-response.ts"
import { people } from "./people.ts"
import type { ProviderName } from "./provider-names.ts"

const titles: Readonly<Record<ProviderName, string>> = { google: "Google", facebook: "Facebook", apple: "Apple" }

/** The page on which the visitor chooses an account, or cancels. */
export function accountChooserPage(providerName: ProviderName, authorizePath: string): RouteResponse {
  const link = (person: string) => escape(`${authorizePath}&person=${person}`)
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in with ${titles[providerName]} · stand-in</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/choose.css">
</head>
<body>
<main>
<h1>Sign in with ${titles[providerName]}</h1>
<p>This is the stand-in for ${titles[providerName]}. Nothing leaves this machine. Choose an account.</p>
<ul>
${people
  .map(
    ({ id, firstName, lastName, email }) =>
      `<li><a href="${link(id)}"><strong>${escape(`${firstName} ${lastName}`.trim() || "No name")}</strong><span>${escape(email ?? "no e-mail address")}</span></a></li>`,
  )
  .join("\n")}
</ul>
<p><a class="cancel" href="${link("nobody")}">Cancel</a></p>
</main>
</body>
</html>
`
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
    body,
  }
}

export function errorPage(message: string): RouteResponse {
  return { status: 400, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${message}\n` }
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
