import * as guaranteeTexts from "@hearth/texts/checkout/guarantee.ts"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type Guarantee, GuaranteeRules, formatNoGuarantee } from "../../shared/guarantee/guarantee-rules.tsx"
import styles from "./guarantee-notice.module.css"

/** TRK-3: the guarantee, or the reason why there is none, shown before payment. */
export function GuaranteeNotice({ guarantee }: { guarantee: Guarantee }) {
  const { country } = usePageContext()
  const noGuaranteeText = formatNoGuarantee(guarantee)
  if (noGuaranteeText !== undefined) return <p className={styles.noGuarantee}>{noGuaranteeText}</p>
  if (guarantee.kind !== "promised") return undefined
  return (
    <div className={styles.guarantee}>
      <ClockIcon size={22} />
      <p>
        <strong>{guaranteeTexts.guaranteeName}</strong>
        <span>{guaranteeTexts.refundedUpTo(guarantee.liability, country)}</span>
      </p>
      <GuaranteeRules liability={guarantee.liability} country={country} />
    </div>
  )
}
