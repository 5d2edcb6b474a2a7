import { recipes } from "./recipes.ts"
import { seedMenus } from "./seed-menus.ts"

/** Run by the build: what to draw, as JSON. */
process.stdout.write(`${JSON.stringify(recipes(seedMenus))}\n`)
