const countries = [
  ["India", "in"],
  ["Sri Lanka", "lk"],
  ["Bangladesh", "bd"],
]

/** What a person wants to open, and where what they do is kept. */
export function sayAddresses({ port, inbox, paymentsDesk, dataDir, durability }) {
  const lines = [
    ...countries.map(([country, prefix]) => [country, `http://${prefix}.localhost:${port}`]),
    ...(inbox ? [["Message inbox", inbox]] : []),
    ...(paymentsDesk ? [["Payments desk", paymentsDesk]] : []),
    ["API document", `http://in.localhost:${port}/api/docs`],
  ]
  console.log(`\n  ${paint(1, "Hearth is open.")}\n`)
  for (const [name, url] of lines) console.log(`  ${name.padEnd(14)} ${paint(36, url)}`)
  console.log(`\n  Data in ${dataDir}`)
  if (durability) console.log(`  ${durability}`)
  console.log("  Ctrl-C stops everything.\n")
}

const paint = (code, text) => (process.stdout.isTTY ? `\u001B[${code}m${text}\u001B[0m` : text)
