import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"

/** What a browser needs to install the shop of a country as an app. */
export function webManifest(country: CountryCode): string {
  const { name, language, defaultMenu } = countries[country]
  return JSON.stringify({
    id: "/",
    name: `Hearth ${name}`,
    short_name: "Hearth",
    description: "Wood-fire taste, at your door.",
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FBF3E6",
    theme_color: "#C8321F",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
    shortcuts: [
      { name: "Menu", url: defaultMenu },
      { name: "Track your order", url: "/track" },
    ],
  })
}
