import { listPictureRecipes } from "./list-picture-recipes.ts"
import { seedMenus } from "./seed-menus.ts"

/** Run by the build: prints the recipes to draw as JSON. */
process.stdout.write(`${JSON.stringify(listPictureRecipes(seedMenus))}\n`)
