import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"

/** Returns the manifest that a browser needs to install the web app of a country. */
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
