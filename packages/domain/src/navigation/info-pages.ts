import type { PublicPage } from "./page.ts"

/** The information pages of every country, such as help and terms. */
export function infoPages(country: string): readonly PublicPage[] {
  return [
    {
      kind: "info",
      path: "/help",
      category: null,
      feature: "support",
      title: `Help and Customer Care | Hearth ${country}`,
      description: `Talk to a person at Hearth in ${country}: customer care for an order, a price or the menu, and a help desk for when the app does not do what it should.`,
      keywords: [
        "hearth help",
        "pizza customer care",
        "pizza help desk",
        `hearth ${country.toLowerCase()} phone number`,
      ],
      heading: "Help",
    },
    {
      kind: "info",
      path: "/terms",
      category: null,
      // Its own feature, so that the page with our terms and privacy information stays when the menu is off.
      feature: "terms",
      title: `Terms of Use | Hearth ${country}`,
      description: `How Hearth sells in ${country}: prices and taxes, what our marks and allergen lists mean, and what we keep about you when you visit or order.`,
      keywords: ["hearth terms of use", "hearth privacy", "pizza allergens", "pizza prices and taxes"],
      heading: "Terms of use",
    },
  ]
}
