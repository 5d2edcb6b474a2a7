import { buildStores } from "./build-stores.ts"
import { bangladeshStores } from "./rows/bangladesh.ts"
import { indiaStores } from "./rows/india.ts"
import { sriLankaStores } from "./rows/sri-lanka.ts"
import type { SeedStores } from "./store-schema.ts"

export const seedStores: readonly SeedStores[] = [indiaStores, sriLankaStores, bangladeshStores].map(buildStores)
