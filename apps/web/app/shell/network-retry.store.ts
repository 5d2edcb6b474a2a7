import { createStore } from "@hearth/browser/store.ts"

/** True while calls are retried because the network failed (SHL-8). */
const retrying = createStore(false)

export const useRetrying = retrying.use
export const setRetrying = retrying.set
