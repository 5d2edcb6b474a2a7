import { customMedia } from "./screen-sizes.ts"

/** The part of PostCSS's rule that is used here. */
interface MediaRule {
  params: string
  error(message: string): Error
}

/** For Vite's `css.postcss`: replaces a named media query with its definition, as `@custom-media` will do one day. */
export const replaceCustomMedia = {
  postcssPlugin: "replace-custom-media",
  AtRule: {
    media(rule: MediaRule) {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = customMedia[name]
        if (query === undefined) throw rule.error(`${name} is not a screen size in screen-sizes.ts`)
        return query
      })
    },
  },
}
