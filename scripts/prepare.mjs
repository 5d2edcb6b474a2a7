import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { runExclusively } from "./setup/run-exclusively.mjs"
import { hashFiles } from "./setup/hash-files.mjs"
import { inProject, isCommand, UserError, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

const MIN_NODE_VERSION = 24
const marker = inProject("node_modules", ".hearth-installed")

/** Installs the dependencies if they are missing or changed. Returns the path of a Node 24 or newer. */
export async function prepareNode() {
  if (!isInstalled()) {
    await runExclusively("install", async () => {
      if (!isInstalled()) await install()
    })
  }
  return findNode()
}

/** The hash includes the platform: a working tree that is copied to another kind of machine needs other packages. */
const installHash = () =>
  hashFiles([inProject("package-lock.json"), inProject("package.json"), inProject(".npmrc"), ...manifests()], {
    extraTexts: [process.platform, process.arch],
  })

const manifests = () =>
  ["apps", "packages"].flatMap((folder) =>
    readdirSync(inProject(folder)).map((name) => inProject(folder, name, "package.json")),
  )

const isInstalled = () => existsSync(marker) && readFileSync(marker, "utf8") === installHash()

async function install() {
  console.log("Installing dependencies …")
  const hash = installHash()
  // Removes the marker first, so that an install that is killed is repeated.
  rmSync(marker, { force: true })
  // `npm ci` refuses a lockfile in which a package for another kind of machine is missing, and NODE_ENV or a user's npm
  // settings may exclude packages that are needed here; `--no-save` leaves the lockfile unchanged.
  const args = ["install", "--no-save", "--include=dev", "--include=optional"]
  const { code } = await runNpm([...args, "--no-audit", "--no-fund", "--loglevel=error"])
  if (code !== 0) throw new UserError("The dependencies could not be installed: the reason is above.")
  writeFileSync(marker, hash)
}

/** Uses the npm that called us, not another one that comes first in PATH. */
function runNpm(args) {
  const npmCli = process.env.npm_execpath
  return npmCli?.endsWith("npm-cli.js") ? runProgram(process.execPath, [npmCli, ...args]) : runProgram("npm", args)
}

function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION) return process.execPath
  const bundledNode = inProject("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node")
  if (existsSync(bundledNode)) return bundledNode
  throw new UserError(
    `Please install Node ${MIN_NODE_VERSION} or newer and run this again: this machine has Node ${process.versions.node}, and for ${process.platform} on ${process.arch} the project includes none.`,
  )
}

if (isCommand(import.meta.url)) await runCommand(async () => console.log(await prepareNode()))
