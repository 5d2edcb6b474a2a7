import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { BagIcon, ChevronIcon, PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import { describeRules } from "./describe-membership.ts"
import styles from "./rewards.module.css"

interface ProgramRulesProps {
  program: Membership["programConfig"]
}

/** LOY-4: how the programme works in this country. */
export function ProgramRules({ program }: ProgramRulesProps) {
  const { earning, pizza, waiting } = describeRules(program)
  const rules = [
    { text: earning, icon: BagIcon },
    { text: pizza, icon: PizzaIcon },
    { text: waiting, icon: ClockIcon },
  ]
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, icon: RuleIcon }) => (
        <li key={text}>
          <span className={styles.ruleIcon}>
            <RuleIcon size={20} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** LOY-4: for members, who have read the rules before they joined. */
export function FoldedProgramRules({ program }: ProgramRulesProps) {
  return (
    <Card as="section">
      <details className={styles.fold}>
        <summary>
          <h2 className={styles.title}>{rewardsTexts.howProgramWorks(program.name)}</h2>
          <ChevronIcon to="down" size={20} />
        </summary>
        <ProgramRules program={program} />
        <p>
          <a href="/terms#rewards">{rewardsTexts.readTerms}</a>
        </p>
      </details>
    </Card>
  )
}
