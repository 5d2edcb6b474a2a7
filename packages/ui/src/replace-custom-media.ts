import { customMedia } from "./screen-sizes.ts"

/** As much of PostCSS's rule as is needed here. */
interface MediaRule {
  params: string
  error(message: string): Error
}

/** For Vite's `css.postcss`: puts what a name stands for in its place, as `@custom-media` will one day. */
export const replaceCustomMedia = {
  postcssPlugin: "replace-custom-media",
  AtRule: {
    media(rule: MediaRule) {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = customMedia[name]
        if (query === undefined) throw rule.error(`${name} is no screen size of screen-sizes.ts`)
        return query
      })
    },
  },
}
