import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import {
  GUARANTEE_NAME,
  type Guarantee,
  GuaranteeRules,
  formatNoGuarantee,
} from "../../shared/guarantee/guarantee-rules.tsx"
import styles from "./guarantee-notice.module.css"

/** TRK-3: the guarantee, or the reason why there is none, shown before payment. */
export function GuaranteeNotice({ guarantee }: { guarantee: Guarantee }) {
  const { country } = usePageContext()
  const noGuaranteeText = formatNoGuarantee(guarantee)
  if (noGuaranteeText !== undefined) return <p className={styles.none}>{noGuaranteeText}</p>
  if (guarantee.kind !== "promised") return undefined
  return (
    <div className={styles.promise}>
      <ClockIcon size={22} />
      <p>
        <strong>{GUARANTEE_NAME}</strong>
        <span>Late? You get up to {formatMoney(guarantee.liability, country)} back, without asking.</span>
      </p>
      <GuaranteeRules liability={guarantee.liability} country={country} />
    </div>
  )
}
