import type { CustomerSession, GuestSession, UserAttributes } from "@hearth/contract/calls/auth.calls.ts"

/** The client's session (SES-1), a guest's or a customer's. */
export interface StoredSession {
  isLoggedIn: boolean
  userId: string
  cartId: string
  /** The value of the authorization header: the guest's secretKey or the customer's accessToken. */
  bearer: string
  accessKeyId?: string
  sessionToken: string
  expiresAt: string
  mobile?: string
  /** IDN-10: the customer's data. */
  attributes?: UserAttributes
  /** The id that other services know the customer by. */
  cognitoId?: string
  /** Only in mini-apps, whose web views keep no cookies. Stays in memory, never in storage. */
  refreshToken?: string
}

export function fromGuestSession({ credentials, userId, cartId }: GuestSession): StoredSession {
  const { secretKey, accessKeyId, sessionToken, expiresAt, refreshToken } = credentials
  return { isLoggedIn: false, userId, cartId, bearer: secretKey, accessKeyId, sessionToken, expiresAt, refreshToken }
}

export function fromCustomerSession(session: CustomerSession): StoredSession {
  const { credentials, userId, cartId, attributes, cognitoId } = session
  const { accessToken, sessionToken, expiresAt, refreshToken } = credentials
  const { mobile } = attributes
  const tokens = { bearer: accessToken, sessionToken, expiresAt, refreshToken }
  return { isLoggedIn: true, userId, cartId, ...tokens, mobile, attributes, cognitoId }
}
