import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import styles from "./orders-screen.module.css"

export function OrderListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} shape="card" className={styles.bone} />
      ))}
    </div>
  )
}
