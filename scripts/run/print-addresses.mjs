const countries = [
  ["India", "in"],
  ["Sri Lanka", "lk"],
  ["Bangladesh", "bd"],
]

/** Prints the addresses to open and where the data is stored. */
export function printAddresses({
  port,
  inboxUrl,
  paymentsAdminUrl,
  autopilotAdminUrl,
  firstManager,
  dataDir,
  durability,
}) {
  const lines = [
    ...countries.map(([country, prefix]) => [country, `http://${prefix}.localhost:${port}`]),
    ["Store console", `http://in.localhost:${port}/console/`, formatSignIn(firstManager)],
    ...(inboxUrl ? [["Message inbox", inboxUrl]] : []),
    ...(paymentsAdminUrl ? [["Payments admin", paymentsAdminUrl]] : []),
    ...(autopilotAdminUrl ? [["Autopilot", autopilotAdminUrl]] : []),
    ["API reference", `http://in.localhost:${port}/api/docs`],
  ]
  console.log(`\n  ${paint(1, "Hearth is open.")}\n`)
  for (const [name, url, note = ""] of lines) console.log(`  ${name.padEnd(14)} ${paint(36, url)}${note}`)
  console.log(`\n  Data in ${dataDir}`)
  if (durability) console.log(`  ${durability}`)
  console.log("  Ctrl-C stops everything.\n")
}

/** Formats the login and password of the first staff member, who belongs to head office and can add other staff. */
function formatSignIn(firstManager) {
  if (!firstManager) return ""
  const [login, ...password] = firstManager.split(":")
  return `  as ${login}, password ${password.join(":")}`
}

const paint = (code, text) => (process.stdout.isTTY ? `\u001B[${code}m${text}\u001B[0m` : text)
