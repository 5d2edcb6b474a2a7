import type { ReactNode } from "react"

/** The base of every drawing for an empty or error state. */
export function Drawing({ size = 160, children }: { size?: number; children: ReactNode }) {
  return (
    <svg width={size} height={size * 0.75} viewBox="0 0 160 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="80" cy="108" rx="58" ry="7" fill="var(--sunken)" />
      {children}
    </svg>
  )
}
