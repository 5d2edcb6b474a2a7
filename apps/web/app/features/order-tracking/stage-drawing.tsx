import { BoxDrawing, OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Drawing } from "@hearth/ui/empty-state/drawing.tsx"
import type { ComponentType } from "react"
import styles from "./stage-drawing.module.css"
import type { Tracker } from "./tracker.api.ts"

/* The drawings of the stages, in the style of the UI kit. They are not animated for visitors who prefer less motion. */

const SIZE = 208

/** A kitchen receipt on a spike. */
function ReceiptDrawing() {
  return (
    <Drawing size={SIZE}>
      <path d="M44 18h72v78l-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6z" fill="#fff6e6" stroke="#e3c79e" strokeWidth="2" />
      <path d="M80 26c1 5 8 8 8 14a8 8 0 0 1-16 0c0-4 2-5 3-7 1 2 1 3 2 3 0-3 1-7 3-10Z" fill="#f26b21" />
      <path d="M56 60h34M56 70h42M56 80h26" stroke="#c9a77c" strokeWidth="4" />
      <path d="M102 60h2M106 80h2M104 70h.1" stroke="#c8321f" strokeWidth="4" />
      <circle cx="80" cy="14" r="6" fill="#8d5527" />
      <g className={styles.pop}>
        <circle cx="118" cy="88" r="17" fill="#1e6b3c" />
        <path d="m110 88 6 6 11-12" stroke="#fff" strokeWidth="5" />
      </g>
    </Drawing>
  )
}

/** A chef's hat. */
function Hat() {
  return (
    <Drawing size={SIZE}>
      <g className={styles.sway}>
        <path
          d="M48 70c-14-2-22-12-20-24 2-13 14-20 26-16 4-12 14-18 26-18s22 6 26 18c12-4 24 3 26 16 2 12-6 22-20 24l-4 30H52z"
          fill="#fff6e6"
          stroke="#e3c79e"
          strokeWidth="2"
        />
        <path d="M52 82h56l-2 20a4 4 0 0 1-4 3H58a4 4 0 0 1-4-3z" fill="#f3d3a4" />
        <path d="M68 52v20M80 46v26M92 52v20" stroke="#e3c79e" strokeWidth="3" />
        <path d="M80 86c1 3 5 5 5 9a5 5 0 0 1-10 0c0-3 1-4 2-5 1 1 1 2 1 2 0-2 1-4 2-6Z" fill="#f26b21" />
      </g>
    </Drawing>
  )
}

function Pizza({ baked }: { baked: boolean }) {
  return (
    <>
      <circle cx="80" cy="60" r="46" fill={baked ? "#c9803a" : "#eed2a4"} />
      <circle cx="80" cy="60" r="39" fill="#c8321f" />
      <circle cx="80" cy="60" r="36" fill="#fbd27a" />
      <path
        d="M54 52c6-6 14-4 16 2s-4 12-11 10-9-8-5-12ZM88 74c7-4 14 0 13 7s-10 8-14 4-4-8 1-11Z"
        fill="#fff0cf"
        opacity=".8"
      />
      <g fill="#b92c1c">
        <circle cx="66" cy="38" r="7" />
        <circle cx="98" cy="46" r="7" />
        <circle cx="62" cy="80" r="7" />
        <circle cx="104" cy="70" r="6" />
        <circle cx="82" cy="62" r="7" />
      </g>
      <path
        d="M80 36c6-4 11-1 11 4-5 2-10 1-11-4ZM52 64c-1-6 3-9 8-8 0 6-4 9-8 8ZM84 88c4-5 9-4 11 0-4 4-9 4-11 0Z"
        fill="#1e6b3c"
      />
    </>
  )
}

/** An unbaked pizza with falling toppings. */
function Making() {
  return (
    <Drawing size={SIZE}>
      <Pizza baked={false} />
      <g className={styles.fall}>
        <path d="M112 8c6-4 11-1 11 4-5 2-10 1-11-4Z" fill="#1e6b3c" />
        <circle cx="46" cy="12" r="5" fill="#b92c1c" />
        <path d="M76 2h10l-2 6h-7z" fill="#fbd27a" />
      </g>
    </Drawing>
  )
}

function Oven() {
  return (
    <span className={styles.glow}>
      <OvenDrawing size={SIZE} />
    </span>
  )
}

/** A closed, steaming box. */
function Boxed() {
  return (
    <Drawing size={SIZE}>
      <path d="M24 62 44 48h72l20 14v8H24z" fill="#f3d3a4" />
      <path d="M24 62 44 48h72l20 14z" fill="#e9bd84" />
      <path d="M24 64h112v38a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" fill="#c98a4e" />
      <path d="M24 64h112v10H24z" fill="#b9783f" />
      <path d="M80 74c2 7 12 11 12 20a12 12 0 0 1-24 0c0-5 3-8 5-10 1 3 2 4 3 5 0-5 1-11 4-15Z" fill="#f26b21" />
      <path d="M81 86c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-5 3-6 0 2 1 2 2 3-1-3 0-6 1-8Z" fill="#fbc25a" />
      <path
        className={styles.steam}
        d="M60 38c-6-6 6-10 0-18M80 34c-6-6 6-10 0-18M100 38c-6-6 6-10 0-18"
        stroke="var(--line-strong)"
        strokeWidth="4"
        opacity=".5"
      />
    </Drawing>
  )
}

function Scooter() {
  return (
    <Drawing size={SIZE}>
      <path
        className={styles.wind}
        d="M4 50h20M0 66h16M8 82h18"
        stroke="var(--line-strong)"
        strokeWidth="4"
        opacity=".5"
      />
      <g className={styles.ride}>
        <path d="M38 36h34v30H38z" fill="#c8321f" />
        <path d="M55 42c1 4 7 6 7 11a7 7 0 0 1-14 0c0-3 2-5 3-6 0 2 1 2 2 3 0-3 0-6 2-8Z" fill="#fbc25a" />
        <path d="M34 84c0-12 8-18 20-18h26c2 10 6 14 14 14h16l-8-44h-9" stroke="#f26b21" strokeWidth="9" />
        <path d="M34 88c0-14 10-22 22-22h24c2 10 6 16 16 16h14v8H34z" fill="#f26b21" />
        <path d="M90 34h14" stroke="#4a2f1f" strokeWidth="6" />
        <path d="M76 62 70 40c-1-5 2-8 6-8h4c4 0 6 3 6 6v6l10 6" stroke="#2f5d8a" strokeWidth="9" />
        <circle cx="80" cy="20" r="11" fill="#4a2f1f" />
        <path d="M84 20h9v4a5 5 0 0 1-9 0z" fill="#e3b98f" />
      </g>
      <g fill="#2b1a13">
        <circle cx="46" cy="94" r="13" />
        <circle cx="116" cy="94" r="13" />
      </g>
      <g className={styles.spokes} stroke="#e3c79e" strokeWidth="3">
        <path d="M46 86v16M38 94h16" />
        <path d="M116 86v16M108 94h16" />
      </g>
    </Drawing>
  )
}

/** A pizza with one slice missing. */
function PartlyEatenPizza() {
  return (
    <Drawing size={SIZE}>
      <Pizza baked />
      <path d="M80 60 112 20l26 22z" fill="var(--feast-ground, var(--success-tint))" />
      <g className={styles.pop}>
        <path d="M104 58 136 20l22 18z" fill="#fbd27a" />
        <path d="m134 17 26 20-4 6-26-21z" fill="#c9803a" />
        <circle cx="130" cy="38" r="5" fill="#b92c1c" />
      </g>
    </Drawing>
  )
}

function EmptyBox() {
  return <BoxDrawing size={SIZE} />
}

const drawings: Readonly<Record<Tracker["stage"], ComponentType>> = {
  PLACED: ReceiptDrawing,
  ACCEPTED: Hat,
  MAKING: Making,
  BAKING: Oven,
  READY: Boxed,
  "ON THE WAY": Scooter,
  "HANDED OVER": PartlyEatenPizza,
  CANCELLED: EmptyBox,
}

export function StageDrawing({ stage }: Pick<Tracker, "stage">) {
  const StagePicture = drawings[stage]
  return (
    <span key={stage} className={styles.drawing}>
      <StagePicture />
    </span>
  )
}
