/** `‘₹100 off’ with PARTY100 and ‘A dip’` */
export function formatOffers(offers: readonly { title: string; code: string | null }[]): string {
  const named = offers.map(({ title, code }) => (code === null ? `‘${title}’` : `‘${title}’ with ${code}`))
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`
}
