import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import * as pageHeadTexts from "@hearth/texts/shell/page-head.ts"

/** Returns the manifest that a browser needs to install the web app of a country. */
export function webManifest(country: CountryCode): string {
  const { name, language, defaultMenu } = countries[country]
  return JSON.stringify({
    id: "/",
    name: pageHeadTexts.appName(name),
    short_name: "Hearth",
    description: pageHeadTexts.appDescription,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FBF3E6",
    theme_color: "#C8321F",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
    shortcuts: [
      { name: pageHeadTexts.menuShortcut, url: defaultMenu },
      { name: pageHeadTexts.trackShortcut, url: "/track" },
    ],
  })
}
