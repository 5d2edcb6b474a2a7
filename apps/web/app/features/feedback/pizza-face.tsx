import { classNames } from "@hearth/ui/class-names.ts"
import styles from "./pizza-face.module.css"

/** How far the mouth's middle is below its corners, by stars; negative for a sad mouth. */
const smiles = [5, -12, -6, 1, 9, 14]
const pepperoni = [
  { x: 34, y: 40, r: 8 },
  { x: 92, y: 36, r: 9 },
  { x: 26, y: 76, r: 7 },
  { x: 97, y: 80, r: 8 },
  { x: 62, y: 24, r: 7 },
]

/** A pizza whose face follows the stars. Decoration: the word beside the stars says the same. */
export function PizzaFace({ stars }: { stars: number | null }) {
  const smile = smiles[stars ?? 0] ?? 0
  const cornerY = 82 - smile / 2
  const isHappy = stars === 5
  return (
    <svg viewBox="0 0 124 124" className={classNames(styles.face, isHappy && styles.happy)} aria-hidden="true">
      <circle cx="62" cy="62" r="58" className={styles.crust} />
      <circle cx="62" cy="62" r="58" className={styles.bake} />
      <circle cx="62" cy="62" r="48" className={styles.sauce} />
      <circle cx="62" cy="62" r="45" className={styles.cheese} />
      {pepperoni.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} className={styles.pepperoni} />
          <circle cx={x - r / 3} cy={y - r / 3} r={r / 4} className={styles.shine} />
        </g>
      ))}
      <path d="M47 96q4-6 9-1-5 5-9 1ZM82 62q1-7 8-6-1 7-8 6Z" className={styles.basil} />
      {isHappy ? (
        <path d="M42 62q6-9 12 0M70 62q6-9 12 0" className={styles.line} />
      ) : (
        <>
          <circle cx="48" cy="59" r="4.6" className={styles.eye} />
          <circle cx="76" cy="59" r="4.6" className={styles.eye} />
        </>
      )}
      <path d={`M45 ${cornerY}Q62 ${cornerY + smile * 1.9} 79 ${cornerY}`} className={styles.line} />
    </svg>
  )
}
