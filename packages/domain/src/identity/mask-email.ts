/** Shows the first letter and the domain of an e-mail address: `a•••@example.in`. Empty without an address. */
export function maskEmail(email: string): string {
  const [name = "", domain] = email.split("@")
  return domain === undefined ? "" : `${[...name][0] ?? ""}•••@${domain}`
}
