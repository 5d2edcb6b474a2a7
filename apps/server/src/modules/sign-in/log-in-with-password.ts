import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { canonicalEmail } from "@hearth/domain/identity/canonical-email.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as identityTexts from "@hearth/texts/account/identity.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { consumeLimit } from "../../platform/limits/consume-limit.ts"
import { toCustomerSession } from "./customer-session.ts"
import { verifyPassword } from "../../platform/passwords/hash-password.ts"
import { signIn } from "./sign-in.ts"
import { findByEmail, findByPhone, lockPerson } from "../identity/public.ts"
import { readTrustedDevice, writeTrustedDeviceCookie } from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
export const passwordLimits = { accountHour: 10, accountDay: 30, networkHour: 100 } as const

/** CTY-3: throws unless the country offers signing in with a password. */
export function assertPasswordLoginEnabled(country: CountryCode): void {
  if (!countries[country].showLoginWithPassword) throw new AppError("FEATURE_OFF")
}

/** Wrong passwords, unknown logins and accounts without a password get the same response in the same time. */
export async function logInWithPassword(
  deps: SignInDeps,
  caller: Caller,
  input: { login: string; password: string },
): Promise<CustomerSession> {
  const { db, settings } = deps
  const { country, session } = caller
  assertPasswordLoginEnabled(country)
  const phone = canonicalPhone(input.login, country)
  const email = phone ? undefined : canonicalEmail(input.login)
  const login = phone ?? email ?? input.login.trim().toLowerCase()
  await countPasswordAttempt(deps, caller, login)
  const storedPerson = phone ? await findByPhone(db, country, phone) : email && (await findByEmail(db, country, email))
  const isPasswordCorrect = await verifyPassword(storedPerson ? storedPerson.passwordHash : undefined, input.password)
  if (!storedPerson || !isPasswordCorrect) throw new AppError("LOGIN_WRONG")

  const signedIn = await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, storedPerson.id)
    // The password was changed or the account deleted during the check.
    if (!person || person.passwordHash !== storedPerson.passwordHash) throw new AppError("LOGIN_WRONG")
    return signIn(deps, tx, caller, session, person)
  })
  const customerSession = toCustomerSession(signedIn, caller, settings)
  if (phone) writeTrustedDeviceCookie(deps.codes, caller, phone)
  return customerSession
}

async function countPasswordAttempt(deps: SignInDeps, { request }: Caller, login: string): Promise<void> {
  const { db, clock } = deps
  const account = deps.mac("password login", login, readTrustedDevice(deps.codes, request, login) ?? "")
  for (const [bucket, max, windowSeconds] of [
    [`password:network:${networkOf(request.ip)}`, passwordLimits.networkHour, HOUR_SECONDS],
    [`password:hour:${account}`, passwordLimits.accountHour, HOUR_SECONDS],
    [`password:day:${account}`, passwordLimits.accountDay, DAY_SECONDS],
  ] as const) {
    const limitResult = await consumeLimit(db, { bucket, max, windowSeconds, now: clock.now() })
    if (limitResult.ok) continue
    const { retryAfterSeconds } = limitResult
    throw new AppError("LOGIN_LIMIT", {
      displayMsg: identityTexts.tooManyWrongPasswords(retryAfterSeconds),
      retryAfterSeconds,
    })
  }
}
