import { listPictureRecipes } from "./list-picture-recipes.ts"
import { seedMenus } from "./seed-menus.ts"

/** Run by the build: prints, as JSON, the recipes from which pictures are drawn. */
process.stdout.write(`${JSON.stringify(listPictureRecipes(seedMenus))}\n`)
