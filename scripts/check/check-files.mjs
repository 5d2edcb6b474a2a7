import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { inProject, root } from "../setup/project.mjs"

const MAX_LINES = 400
const MAX_FILES = 30
const BINARY_FILE = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|br|pdf|mp4)$/
const CODE_FILE = /\.(ts|tsx|mts|mjs|cjs|js|css)$/

/** Lists every file that git tracks or would add, so that a new file is checked before its first commit. */
function listFiles() {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  const files = listed
    .toString()
    .split("\0")
    .filter((file) => file !== "" && !BINARY_FILE.test(file))
  return files.filter((file) => statSync(inProject(file), { throwIfNoEntry: false })?.isFile())
}

/** Calls `find(file, text)` for every file. `find` returns its complaints in the form `<line> <description>`. */
export function checkFiles(find) {
  const complaints = listFiles().flatMap((file) =>
    find(file, readFileSync(inProject(file), "utf8")).map((complaint) => `${file}:${complaint}`),
  )
  return { ok: complaints.length === 0, output: complaints.join("\n") }
}

const findLines = (text, patterns) =>
  text
    .split("\n")
    .flatMap((line, index) =>
      patterns.flatMap(([pattern, description]) => (pattern.test(line) ? [`${index + 1} ${description}`] : [])),
    )

/** Finds files that are too long and should be split by topic. */
export function findTooLong(file, text) {
  const lines = text.split("\n").length - 1
  return CODE_FILE.test(file) && lines > MAX_LINES ? [`1 has ${lines} lines, more than ${MAX_LINES}`] : []
}

const TEST_FILE = /\.(test|spec)\.\w+$/

/** Finds folders with too many source files, which should be split by topic. Tests don't count. */
export function findFullFolders(files) {
  const counts = new Map()
  for (const file of files) {
    if (CODE_FILE.test(file) && !TEST_FILE.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES ? [`${folder} has ${count} source files, more than ${MAX_FILES}`] : [],
  )
}

export function checkFolders() {
  const complaints = findFullFolders(listFiles())
  return { ok: complaints.length === 0, output: complaints.join("\n") }
}

const secrets = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "contains a private key"],
  [
    /\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bxox[bap]-\w{10,}|\bnpm_\w{36}\b|\bsk_live_\w+/,
    "contains a credential",
  ],
  [/_authToken\s*=|_password\s*=/, "contains a registry credential"],
]
// Paths and hosts that are valid on one machine only.
const machinePaths = [
  [/(^|["'`\s(=])\/(home|Users|root|work)\/\w/, "contains a path of one machine"],
  [/"resolved": "https?:\/\//, "contains a registry host"],
  [/^\s*(@[\w-]+:)?registry\s*=/, "contains a registry setting"],
]

/** Finds secrets, and paths and hosts of a single machine. */
export const findSecretsAndMachinePaths = (_, text) => findLines(text, [...secrets, ...machinePaths])

const BROWSER_CODE = /^(apps\/(web|console)\/app|packages\/(ui|browser)\/src)\/.*\.tsx?$/
const TEST_CODE = /\.test\.tsx?$|\/testing\//
/** Files that may have state at module level; decision 055 gives the reason for each. There are none. */
const WITH_MODULE_STATE = new Set([])
const moduleState = [
  [/^(export )?(let|var) /, "has state at module level; make an object with a function (decision 055)"],
]

/** Finds variables at module level in browser code: every screen and every test of a page would share them. */
export const findModuleState = (file, text) =>
  BROWSER_CODE.test(file) && !TEST_CODE.test(file) && !WITH_MODULE_STATE.has(file) ? findLines(text, moduleState) : []

const APP_CODE = /^(apps\/\w+|packages\/\w+)\/(src|app)\/.*\.tsx?$/
/** Files that use internals of a library, each with its reason and its test in decision 057. */
const WITH_INTERNALS = new Set([
  "apps/server/src/platform/database/statements.ts",
  "apps/server/src/platform/http/refuse-connection.ts",
  "apps/web/app/shared/map/map-controls.ts",
])
const internals = [
  [/(^|[\s{,.?])_+[a-zA-Z]\w*(\??:|\()|["'`]__react/, "uses a library's internals (decision 057)"],
  [/\.(_internalRoot|activeQuery)\b/, "uses a library's internals (decision 057)"],
]

/** Finds fields and methods whose names begin with an underscore: a library may change them in any version. */
export const findInternals = (file, text) =>
  APP_CODE.test(file) && !TEST_CODE.test(file) && !WITH_INTERNALS.has(file) ? findLines(text, internals) : []

const leftovers = [
  [/\b(it|test|describe|bench)\.(skip|only|todo|fixme)\b/, "skips a test"],
  [/@ts-(ignore|nocheck|expect-error)/, "silences the compiler"],
  [/\bas any\b/, "uses any"],
  [/\b(TODO|FIXME|XXX)\b/, "contains unfinished work"],
]

/** Finds unfinished code. This file contains the words, so it is excluded. */
export const findLeftovers = (file, text) =>
  CODE_FILE.test(file) && file !== "scripts/check/check-files.mjs" ? findLines(text, leftovers) : []
