export { createOneTimeCodes, type OneTimeCodes } from "./create-one-time-codes.ts"
export { sendCode } from "./get-otp.ts"
export { oneTimeCodesRoutes } from "./one-time-codes.routes.ts"
export {
  type Challenge,
  deleteCodesOfSessions,
  recordSessionOfCode as writeOpenedSession,
} from "./one-time-codes.store.ts"
export { consumeOneTimeToken, issueOneTimeToken, ONE_TIME_TOKEN_SECONDS, readOneTimeToken } from "./one-time-tokens.ts"
export { readTrustedDevice, writeTrustedDeviceCookie } from "./trusted-device.ts"
export { verifyCode, wasCodeSent } from "./verify-code.ts"
