import { Drawing } from "./drawing.tsx"

/* For errors and empty states, loaded with every page. All in one style, in the brand's colours, readable on light and
   dark backgrounds. */

/** A burnt slice: something went wrong. */
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

/** An open box with crumbs: there is nothing to show. */
export function BoxDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <path d="M34 62 48 16h64l14 46z" fill="#d9a066" />
      <path d="M41 57 52 21h56l11 36z" fill="#f3d3a4" />
      <path d="M80 29c1 5 9 8 9 15a9 9 0 0 1-18 0c0-4 2-6 4-8 0 2 1 3 2 4 0-4 1-8 3-11Z" fill="#f26b21" />
      <path d="M26 62h108l-6 42a4 4 0 0 1-4 3H36a4 4 0 0 1-4-3z" fill="#b9783f" />
      <path d="M26 62h108l-3 20H29z" fill="#8d5527" />
      <path d="M28 76h104l-4 28a4 4 0 0 1-4 3H36a4 4 0 0 1-4-3z" fill="#c98a4e" />
      <path d="M58 71h.1M74 68h.1M92 72h.1M104 68h.1" stroke="#f3d3a4" strokeWidth="4" />
      <path d="M72 92c5 4 11 4 16 0" stroke="#8d5527" strokeWidth="3" />
      <path d="M64 86h.1M96 86h.1" stroke="#8d5527" strokeWidth="5" />
    </Drawing>
  )
}
