import { Drawing } from "./drawing.tsx"

/* For what went wrong or is closed: they come with every page. One hand, the brand's own colours, readable on the light and the dark ground. */

/** A slice left in too long: something went wrong. */
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

/** The oven is being heated: not open yet, or closed. */
export function OvenDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <path d="M72 24V8h20v18z" fill="#8d4a2c" />
      <path d="M22 108V76a58 58 0 0 1 116 0v32z" fill="#b5623c" />
      <path
        d="M22 84h22M24 66h24M36 46l18 12M56 31l10 17M80 25v19M104 31 94 48M124 46l-18 12M136 66h-24M138 84h-22M34 84v24M126 84v24"
        stroke="#94492a"
        strokeWidth="2.5"
      />
      <path d="M42 108V80a38 38 0 0 1 76 0v28z" fill="#e3b98f" />
      <path d="M50 108V82a30 30 0 0 1 60 0v26z" fill="#2b1a13" />
      <path d="M80 60c2 12 19 18 19 35a19 13 0 0 1-38 0c0-9 4-14 9-18 0 5 2 8 4 9-1-9 1-18 6-26Z" fill="#f26b21" />
      <path d="M81 79c1 7 9 10 9 19a10 10 0 0 1-20 0c0-5 3-8 5-10 0 2 1 4 3 5-1-5 0-10 3-14Z" fill="#fbc25a" />
      <path d="M56 106h48" stroke="#6b3f22" strokeWidth="7" />
    </Drawing>
  )
}
