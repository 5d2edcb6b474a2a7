import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"

/** The provider's logo, drawn inline so that no request is sent for it. */
export function SocialLogo({ source }: { source: SocialSource }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {logos[source]}
    </svg>
  )
}

const logos = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h6a5.1 5.1 0 0 1-2.2 3.4v2.8h3.6c2.1-1.9 3.2-4.8 3.2-8.2Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1a6.5 6.5 0 0 1-6.1-4.5H2.2v2.9A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z" />
      <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 7l3.7 2.9A6.5 6.5 0 0 1 12 5.4Z" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d="M13.7 23v-8.3h2.7l.5-3.3h-3.2V9.3c0-.9.4-1.8 1.9-1.8H17V4.7s-1.3-.2-2.5-.2c-2.6 0-4.2 1.5-4.2 4.3v2.6H7.5v3.3h2.8V23a11 11 0 0 0 3.4 0Z"
      />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M16.7 12.7c0-2.4 2-3.6 2.1-3.7a4.5 4.5 0 0 0-3.6-1.9c-1.5-.2-2.9.9-3.7.9-.8 0-1.9-.9-3.2-.9a4.8 4.8 0 0 0-4 2.5c-1.7 3-.4 7.4 1.2 9.8.8 1.2 1.8 2.5 3.1 2.4 1.2 0 1.7-.8 3.2-.8s1.9.8 3.2.8c1.3 0 2.2-1.2 3-2.3.9-1.4 1.3-2.7 1.3-2.8a4.3 4.3 0 0 1-2.6-4ZM14.3 5.6c.7-.8 1.1-1.9 1-3.1-1 0-2.2.7-2.9 1.5-.6.7-1.2 1.9-1 3 1.1.1 2.2-.6 2.9-1.4Z"
    />
  ),
}
