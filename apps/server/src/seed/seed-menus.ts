import type { SeedMenu } from "./menu-schema.ts"
import { bangladeshMenu } from "./menus/bangladesh.ts"
import { indiaMenu } from "./menus/india.ts"
import { sriLankaMenu } from "./menus/sri-lanka.ts"

export const seedMenus: readonly SeedMenu[] = [indiaMenu, sriLankaMenu, bangladeshMenu]
