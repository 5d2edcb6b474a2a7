import { escapeHtml } from "./escape-html.ts"

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Renders a schema as a nested list of fields, each with a short description of its form. */
export function renderSchema(schema: object): string {
  return render(schema as JsonSchema)
}

function render(schema: JsonSchema): string {
  const { properties, items } = schema
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const optional = schema.required?.includes(name) ? "" : " <small>optional</small>"
      return `<li><code>${escapeHtml(name)}</code>${optional} ${render(field)}</li>`
    })
    return fields.length === 0
      ? `<span class="form">an empty object</span>`
      : `<ul class="fields">${fields.join("")}</ul>`
  }
  if (items) return `<span class="form">list of</span> ${render(items)}`
  if (schema.anyOf) return schema.anyOf.map(render).join(` <span class="form">or</span> `)
  return `<span class="form">${escapeHtml(formOf(schema))}</span>`
}

function formOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ")
  const { minLength, maxLength, minimum, maximum } = schema
  const length = maxLength === undefined ? "" : `, ${minLength ?? 0} to ${maxLength} characters`
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const range = isBounded ? `, ${minimum ?? 0} to ${maximum}` : ""
  const pattern = schema.pattern !== undefined && schema.format === undefined ? `, like ${schema.pattern}` : ""
  return `${schema.format ?? schema.type ?? "anything"}${length}${range}${pattern}`
}
