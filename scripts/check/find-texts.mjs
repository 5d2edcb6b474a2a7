import ts from "typescript"

const SERVER = /^apps\/server\/src\/modules\//
/** Folders whose sentences must come from `packages/texts`. */
const COVERED = /^(apps\/(web|console)\/app|packages\/ui\/src|apps\/server\/src\/modules)\//
const EXEMPT = new RegExp(
  [
    String.raw`\.test\.tsx?$|/testing/`,
    // Seed data, and what only developers read: the kit's gallery, the API's reference, metrics.
    "^packages/ui/src/gallery/|/modules/operations/|/migrations/|/initial-alerts|/check-own-locations",
  ].join("|"),
)
/** Attributes that hold a text even if it is a single word. */
const TEXT_ATTRIBUTES = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "description",
  "heading",
  "hint",
  "label",
  "placeholder",
  "summary",
  "text",
  "title",
])
/** Attributes whose value is code: classes, paths, selectors. */
const CODE_ATTRIBUTES = new Set(["className", "content", "d", "media", "sizes", "transform", "viewBox", "allow", "rel"])
/** Codes of orders and tickets, such as HANDED OVER, have no lower-case letters. */
const LOWER_CASE = /\p{Ll}/u
/** Selectors, media queries and codes that look like sentences. */
const CODES =
  /^(:is\(|not all and |rules and cart$|points taken back$|points history read$|feedback number read$|Error FrontEnd$)/
const LETTERS = /\p{L}{2}/u
/** Text that reads like a sentence: a word with a capital letter and another one, or three words in lower case. */
const SENTENCE = /\p{Lu}[\p{L}’']*[,.]? [\p{L}\d]|\p{Ll}+[,.]? \p{Ll}+[,.]? \p{Ll}/u

/** The server's texts begin with a capital letter or a parameter; log lines and SQL begin with a small one. */
const SERVER_TEXT = /^(?:\p{Lu}|…)\S* \S+ \S/u

/** Finds texts for people outside the catalogue. A text that only developers read belongs in an `Error`. */
export function findTextsOutsideCatalogue(file, source) {
  if (!COVERED.test(file) || EXEMPT.test(file) || !/\.tsx?$/.test(file)) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const findings = []
  visit(tree)
  return findings

  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || isForDevelopers(node))
      return
    const text = textOf(node)
    if (text !== undefined) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      findings.push(`${line} has a text outside packages/texts: ${text}`)
    }
    ts.forEachChild(node, visit)
  }

  function textOf(node) {
    if (ts.isJsxText(node)) return LETTERS.test(node.text) ? node.text.trim() : undefined
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined
    const text = ts.isTemplateExpression(node) ? withoutExpressions(node) : node.text
    const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText(tree) : ""
    if (CODE_ATTRIBUTES.has(attribute) || !LOWER_CASE.test(text) || CODES.test(text)) return undefined
    if (SERVER.test(file) && !SERVER_TEXT.test(text)) return undefined
    return (TEXT_ATTRIBUTES.has(attribute) ? LETTERS : SENTENCE).test(text) ? text : undefined
  }
}

const withoutExpressions = (template) =>
  template.head.text + template.templateSpans.map(({ literal }) => `…${literal.text}`).join("")

/** Messages of errors, logs and error reports. An `AppError` has texts for customers in its details. */
function isForDevelopers(node) {
  if (ts.isThrowStatement(node)) return !isAppError(node.expression)
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith("Error") && !isAppError(node)
  return ts.isCallExpression(node) && /^(console\.\w+|super|reportError)$/.test(node.expression.getText())
}

const isAppError = (node) => ts.isNewExpression(node) && node.expression.getText() === "AppError"
