import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import type { ComplaintOptions } from "../cases.api.ts"
import { CategoryIcon } from "./category-icon.tsx"
import styles from "./complaint.module.css"
import { FieldError } from "./field-error.tsx"

interface CategoryChoiceProps {
  options: ComplaintOptions
  value: IssueCategory | undefined
  hasError: boolean
  onChange: (category: IssueCategory) => void
}

/** FBK-2: what the complaint is about, as tiles with native radio buttons. */
export function CategoryChoice({ options, value, hasError, onChange }: CategoryChoiceProps) {
  return (
    <fieldset className={styles.group} aria-describedby={hasError ? "category-error" : undefined}>
      <legend className={styles.legend}>{complaintTexts.whatWentWrong}</legend>
      <div className={styles.tiles}>
        {options.categories.map(({ category, name }) => (
          <label key={category} className={styles.tile}>
            <input
              type="radio"
              name="category"
              value={category}
              className={styles.radio}
              checked={category === value}
              onChange={() => onChange(category)}
            />
            <CategoryIcon category={category} size={24} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldError id="category-error">{hasError ? complaintTexts.chooseCategory : undefined}</FieldError>
    </fieldset>
  )
}
