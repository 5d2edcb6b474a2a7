import { Drawing } from "./drawing.tsx"

/** A burnt slice: something went wrong. In its own file, because every page loads it. */
export function BurntSliceDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <path d="M34 44c28-18 64-18 92 0L86 106a7 7 0 0 1-12 0z" fill="#fbd27a" />
      <path d="M41 55c24-14 54-14 78 0l7-11c-28-18-64-18-92 0z" fill="#c8321f" />
      <path d="M28 42c32-22 72-22 104 0 3 2 3 6 1 8s-5 3-8 1c-27-17-63-17-90 0-3 2-6 1-8-1s-2-6 1-8Z" fill="#b26b2c" />
      <path
        d="M52 31c9-4 18-5 28-5l-2 11c-8 0-15 1-22 4zM104 30c10 3 19 7 28 12 3 2 3 6 1 8-7-5-15-9-24-12z"
        fill="#4a2f1f"
      />
      <circle cx="64" cy="66" r="8" fill="#b92c1c" />
      <circle cx="97" cy="63" r="7" fill="#b92c1c" />
      <path d="M72 80h.1M90 80h.1" stroke="#4a2f1f" strokeWidth="5" />
      <path d="M75 92c3-4 9-4 12 0" stroke="#4a2f1f" strokeWidth="3" />
      <path
        d="M62 18c-5-5 5-8 0-14M82 14c-4-4 4-7 0-12M102 18c-5-5 5-8 0-14"
        stroke="var(--line-strong)"
        strokeWidth="3"
        opacity=".55"
      />
    </Drawing>
  )
}
