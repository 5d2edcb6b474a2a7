import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success, successWith } from "../envelope.ts"
import { text, freeText } from "../fields.ts"
import {
  clientInfo,
  code,
  customerSession,
  succeeded,
  fingerprint,
  mobile,
  sendCodeErrors,
  sentCode,
  verifyCodeErrors,
} from "./auth.shapes.ts"

const group = "Auth"
const name = freeText(60)
/** What a one-time code is for. The code is valid for nothing else. */
const purpose = z.enum(["LOGIN", "CHANGE_NUMBER", "DELETE_ACCOUNT"])
const source = z.enum(["google", "facebook", "apple"])

const signInMethods = z.object({
  otp: z.literal(true),
  /** CTY-3: only in countries that offer it. */
  password: z.boolean(),
  /** The identity providers of this deployment, in display order. */
  social: z.array(z.object({ source, title: z.string() })),
  /** IDN-15: not a method, but whether calls that send a one-time code need the `x-firewall-token` header. */
  firewall: z.boolean(),
})

const social = z.object({
  source,
  /** Proves to `socialvalidatecode` that the provider verified this person. Valid for 10 minutes and one use. */
  token: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** The path that was passed to `start` if it is on our site, otherwise `/`. */
const redirectUrl = z.string()

export const loginCalls = [
  defineCall({
    route: "GET /loginhandler/ways",
    summary: "Lists the country's sign-in methods",
    group,
    access: "anyone",
    feature: "login",
    response: success(signInMethods),
  }),
  defineCall({
    route: "POST /loginhandler/searchuser",
    summary: "Lists the sign-in methods for a number; the same for every number, with or without an account",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "It only reads; the query is sent in the body.",
    body: z.strictObject({ mobile }),
    response: success(signInMethods),
    errors: ["MOBILE_WRONG", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /loginhandler/v3/getotp",
    alsoAt: ["POST /loginhandler/v2/getotp", "POST /loginhandler/getotp"],
    summary: "Sends a one-time code to a number; the response is the same with or without an account",
    group,
    access: "guest",
    feature: "login",
    idempotency: "own",
    body: z.strictObject({
      mobile,
      purpose: purpose.default("LOGIN"),
      /** CTY-8: required to sign in. */
      termsAccepted: z.boolean().default(false),
      firstName: name.optional(),
      lastName: name.optional(),
      fingerprint: fingerprint.optional(),
      clientInfo,
    }),
    response: sentCode,
    errors: [...sendCodeErrors, "TERMS_NEEDED", "FORBIDDEN", "SIGN_IN_AGAIN", "NUMBER_SAME"],
  }),
  defineCall({
    route: "POST /loginhandler/resendotp",
    summary: "Sends a new one-time code; the one that this session requested before becomes invalid",
    group,
    access: "guest",
    feature: "login",
    idempotency: "own",
    body: z.strictObject({
      mobile,
      purpose: purpose.default("LOGIN"),
      fingerprint: fingerprint.optional(),
      clientInfo,
    }),
    response: sentCode,
    errors: [...sendCodeErrors, "OTP_EXPIRED", "FORBIDDEN", "SIGN_IN_AGAIN", "NUMBER_SAME"],
  }),
  defineCall({
    route: "POST /loginhandler/validatecode",
    summary: "Signs in with a one-time code and merges the guest's data into the account",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "A repeat with the same code within a few seconds returns the same session; later the code is invalid.",
    endsSession: true,
    body: z.strictObject({ mobile, code, screenName: text(60).optional() }),
    response: customerSession,
    errors: [...verifyCodeErrors],
  }),
  defineCall({
    route: "POST /loginhandler/login",
    summary: "Signs in with a password, in countries that offer it",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "Each sign-in creates its own session; the guest’s data is merged once.",
    body: z.strictObject({
      /** A mobile number or a verified e-mail address. */
      login: text(120, 1),
      password: text(128, 1),
      fingerprint: fingerprint.optional(),
    }),
    response: customerSession,
    errors: ["LOGIN_WRONG", "LOGIN_LIMIT", "FEATURE_OFF"],
  }),
  defineCall({
    route: "POST /loginhandler/sociallogin",
    summary: "Signs in through an identity provider: `start` returns its URL, `finish` accepts its response",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "The provider’s state works once; a repeated request is refused.",
    body: z.discriminatedUnion("step", [
      z.strictObject({ step: z.literal("start"), source, redirectUrl: text(2_000).optional() }),
      z.strictObject({
        step: z.literal("finish"),
        source,
        /** From the URL that the provider redirected to; `iss` only if the provider sent it. */
        code: text(4_000, 1),
        state: text(200, 1),
        iss: text(300).optional(),
      }),
    ]),
    response: z.discriminatedUnion("next", [
      z.object({ next: z.literal("redirect"), status: z.literal("SUCCESS"), authorizeUrl: z.string() }),
      /** No account yet: the client requests and verifies a mobile number, then calls `socialvalidatecode`. */
      z.object({ next: z.literal("verify"), status: z.literal("SUCCESS"), social, redirectUrl }),
      z.object({ next: z.literal("done"), ...customerSession.shape, redirectUrl }),
    ]),
    errors: ["SOCIAL_REFUSED", "SOCIAL_UNAVAILABLE", "FEATURE_OFF", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /loginhandler/socialvalidatecode",
    summary: "Verifies the number of a customer from an identity provider, links both and signs in",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "A repeat with the same code within a few seconds returns the same session; later the code is invalid.",
    endsSession: true,
    body: z.strictObject({
      mobile,
      code,
      email: text(120),
      source,
      firstName: name,
      lastName: name,
      token: text(200, 1),
    }),
    response: customerSession,
    errors: [...verifyCodeErrors, "SOCIAL_REFUSED"],
  }),
  defineCall({
    route: "POST /loginhandler/forgotpassword",
    summary: "Resets the password, step 1: sends a one-time code",
    group,
    access: "guest",
    feature: "login",
    idempotency: "own",
    body: z.strictObject({ mobile, fingerprint: fingerprint.optional() }),
    response: sentCode,
    errors: [...sendCodeErrors, "FEATURE_OFF"],
  }),
  defineCall({
    route: "POST /loginhandler/v2/forgotpassword",
    summary: "Resets the password, step 2: verifies the one-time code",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "The code works once: a repeated request is refused and has no effect.",
    body: z.strictObject({ mobile, code }),
    response: successWith({
      /** For the third step; valid for one use. */
      token: z.string(),
      expiresIn: z.int(),
    }),
    errors: [...verifyCodeErrors, "FEATURE_OFF"],
  }),
  defineCall({
    route: "POST /loginhandler/v3/forgotpassword",
    summary: "Resets the password, step 3: sets it and ends all sessions of the customer",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "The token of the second step works once. A stored key would contain a plain hash of the password.",
    body: z.strictObject({ mobile, token: text(200, 1), password: text(128, 1) }),
    response: succeeded,
    errors: ["MOBILE_WRONG", "RESET_REFUSED", "PASSWORD_WEAK", "NO_ACCOUNT", "FEATURE_OFF"],
  }),
  defineCall({
    route: "POST /sso-aggregation/ve2/finger-print",
    summary: "Scores the signals that a browser reports about itself",
    group,
    access: "guest",
    feature: "login",
    withoutKey: "The same signals always give the same score.",
    body: z.strictObject({
      signals: z.strictObject({
        /** The fingerprinting library's id. */
        visitorId: text(64, 1),
        userAgent: text(512),
        webdriver: z.boolean(),
        /** Signs of a headless browser that were found. */
        headless: z.array(text(60)).max(20),
        plugins: z.int().min(0).max(1_000),
        languages: z.array(text(35)).max(50),
        /** Length of `eval.toString()`. */
        evalLength: z.int().min(0).max(10_000),
        /** Globals of automation tools that were found. */
        globals: z.array(text(60)).max(50),
      }),
    }),
    response: successWith({
      id: z.string(),
      challenge: z.string(),
      /** IDN-15: for the `x-firewall-token` header; valid for 15 minutes. */
      firewallToken: z.string(),
    }),
    errors: ["TOO_MANY_REQUESTS"],
  }),
] as const

export type SignInMethods = z.infer<typeof signInMethods>
export type SocialSource = z.infer<typeof source>
export type SocialProfile = z.infer<typeof social>
export type CodePurpose = z.infer<typeof purpose>
