import { useEffect, useEffectEvent } from "react"

interface OtpCredential extends Credential {
  code?: string
}

/** Fills in the code automatically where the browser can read the SMS (WebOTP). Does nothing elsewhere. */
export function useWebOtp(onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    if (!("OTPCredential" in window)) return
    const control = new AbortController()
    const options = { otp: { transport: ["sms"] }, signal: control.signal } as CredentialRequestOptions
    const receiveCode = async () => {
      const credential = (await navigator.credentials.get(options)) as OtpCredential | null
      if (credential?.code) handleCode(credential.code)
    }
    // Refused, or the code was typed meanwhile.
    void receiveCode().catch(() => undefined)
    return () => control.abort()
  }, [])
}
