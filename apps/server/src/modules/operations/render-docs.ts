import { createHash } from "node:crypto"
import type { ApiDocument, Operation } from "./describe-api.ts"
import { docsStyle } from "./docs-style.ts"
import { renderSchema } from "./render-schema.ts"
import { escapeHtml } from "./escape-html.ts"

/** The page runs and loads nothing; its only style sheet is allowed by its hash. */
export const docsContentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(docsStyle).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Renders the OpenAPI document as one page, so that the browser's search finds everything. */
export function renderDocs(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
    entries: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)} API</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>All paths are below <code>${escapeHtml(document.servers[0]?.url ?? "")}</code>. The same document for tools: <a href="openapi.json">openapi.json</a>.</p>
</header>
<div class="columns">
<nav aria-label="Calls">
${groups.map(({ name, id, entries }) => `<h2><a href="#${id}">${escapeHtml(name)}</a></h2>\n<ul>${entries.map((each) => `<li><a href="#${each.operation.operationId}">${methodLabel(each.method)} <span>${escapeHtml(each.path)}</span></a></li>`).join("")}</ul>`).join("\n")}
</nav>
<main>
${groups.map(({ name, id, entries }) => `<section id="${id}">\n<h2>${escapeHtml(name)}</h2>\n${entries.map(({ method, path, operation }) => renderOperation(method, path, operation)).join("\n")}\n</section>`).join("\n")}
</main>
</div>
</body>
</html>
`
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, deprecated, parameters, requestBody, responses } = operation
  const [success, ...failed] = Object.entries(responses)
  const form = requestBody?.content["multipart/form-data"]?.schema
  const body = form ?? requestBody?.content["application/json"]?.schema
  const [[type, responseContent] = []] = Object.entries(success?.[1].content ?? {})
  return `<article id="${operationId}"${deprecated ? ' class="older"' : ""}>
<h3><a href="#${operationId}">${methodLabel(method)} <code>${escapeHtml(path).replaceAll(/\{\w+\}/g, "<var>$&</var>")}</code></a></h3>
<p class="summary">${escapeHtml(summary)}</p>
<p class="note">${escapeHtml(description)}</p>
${parameters.length === 0 ? "" : `<h4>Parameters</h4><dl>${parameters.map(({ name, in: where, required, schema, description }) => `<dt><code>${escapeHtml(name)}</code> <small>${where}${required ? ", required" : ""}</small></dt><dd>${renderSchema(schema)}${description ? `<p>${escapeHtml(description)}</p>` : ""}</dd>`).join("")}</dl>`}
${body === undefined ? "" : `<h4>Body${requestBody?.required ? "" : " (optional)"}${form ? " (multipart/form-data, or JSON without files)" : ""}</h4>${renderSchema(body)}`}
<h4>Response${type === "application/json" ? "" : ` (${escapeHtml(type ?? "")})`}</h4>
${responseContent ? renderSchema(responseContent.schema) : ""}
<h4>Failures</h4>
<ul class="failures">${failed
    .map(
      ([status, { description }]) =>
        `<li><b>${status}</b> ${description
          .split(", ")
          .map((code) => `<code>${escapeHtml(code)}</code>`)
          .join(" ")}</li>`,
    )
    .join("")}</ul>
</article>`
}

function methodLabel(method: string): string {
  return `<b class="verb ${method.toLowerCase()}">${method}</b>`
}
