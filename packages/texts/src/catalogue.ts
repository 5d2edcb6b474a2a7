/** What another language must provide for a topic: every message of the English one, with the same parameters. */
export type Translation<Messages> = {
  [Name in keyof Messages]: Messages[Name] extends string ? string : Messages[Name]
}

/** Every topic. A language is complete when its modules satisfy this type. */
export interface Catalogue {
  common: Translation<typeof import("./en/common.ts")>
  cookieConsent: Translation<typeof import("./en/cookie-consent.ts")>
}
