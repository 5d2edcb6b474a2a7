import { Drawing } from "./drawing.tsx"

/* For empty states and errors: all in one style, in the brand colours, readable on light and dark backgrounds. */

/** A slice as the symbol of a lost signal. */
export function OfflineDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <path d="M28 42c32-26 72-26 104 0l-10 11C96 33 64 33 38 53z" fill="#c9803a" />
      <path d="M43 58c22-17 52-17 74 0L106 70c-16-12-36-12-52 0z" fill="#fbd27a" />
      <path d="M59 75c13-9 29-9 42 0L86 93a8 8 0 0 1-12 0z" fill="#c8321f" />
      <path d="m44 100 72-84" stroke="var(--text-soft)" strokeWidth="6" />
    </Drawing>
  )
}

/** No search results. */
export function SearchDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <circle cx="72" cy="54" r="44" fill="#7c5a42" />
      <circle cx="72" cy="54" r="37" fill="#fff6e6" />
      <circle cx="72" cy="54" r="31" fill="#e9c48f" opacity=".45" />
      <path d="M72 54 56 27a31 31 0 0 1 32 0z" fill="#fbd27a" />
      <path d="M56 27a31 31 0 0 1 32 0l3-5a37 37 0 0 0-38 0z" fill="#c9803a" />
      <circle cx="72" cy="35" r="4.5" fill="#b92c1c" />
      <path d="m106 86 26 22" stroke="#5b3f2d" strokeWidth="12" />
      <path d="M46 44c3-8 8-13 15-16" stroke="#fff" strokeWidth="4" opacity=".7" />
    </Drawing>
  )
}

/** A pin on a folded map: no place chosen, or none that we deliver to. */
export function PlaceDrawing({ size }: { size?: number }) {
  return (
    <Drawing size={size}>
      <path d="M26 62 60 48v52l-34 10z" fill="#f3d3a4" />
      <path d="M60 48 98 60v50L60 100z" fill="#e9bd84" />
      <path d="M98 60 134 46v52l-36 12z" fill="#f3d3a4" />
      <path d="M34 92c14-12 24 2 38-8s20 12 54-18" stroke="#c9803a" strokeWidth="3" strokeDasharray="5 7" />
      <path d="M80 12c16 0 27 11 27 26 0 20-27 46-27 46S53 58 53 38c0-15 11-26 27-26Z" fill="#c8321f" />
      <circle cx="80" cy="38" r="15" fill="#fff6e6" />
      <path d="M80 27c1 5 8 8 8 14a8 8 0 0 1-16 0c0-4 2-5 3-7 1 2 1 3 2 3 0-3 1-7 3-10Z" fill="#f26b21" />
    </Drawing>
  )
}

/** An oven heating up: not open yet, or closed. */
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
