export { setBack } from "./set-back.ts"
export { setSoldOut } from "./set-sold-out.ts"
