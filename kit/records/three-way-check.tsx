import { checkedFields } from '@quayside/contract/customs/compared-lines.ts'
import type { checkedPapers } from '@quayside/contract/customs/compared-papers.ts'
import type { OrderCheck } from '@quayside/contract/customs/order-check.ts'
import styles from './three-way-check.module.css'

type CheckedPaper = (typeof checkedPapers)[number]
type Texts = (
  key: 'against' | 'equal' | `papers.${CheckedPaper}` | `fields.${(typeof checkedFields)[number]}`,
) => string
type Props = {
  readonly check: OrderCheck
  readonly papers: readonly CheckedPaper[]
  readonly texts: Texts & ((key: 'lines', values: { count: number }) => string)
}

/** How many of an order's lines differ from each paper, by field. */
export const CheckTable = ({ check, papers, texts }: Props) => (
  <table className={styles['check']}>
    <thead>
      <tr>
        <th scope="col">{texts('against')}</th>
        {papers.map((paper) => (
          <th key={paper} scope="col">
            {texts(`papers.${paper}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {checkedFields.map((field) => (
        <tr key={field}>
          <th scope="row">{texts(`fields.${field}`)}</th>
          {papers.map((paper) => {
            const count = check.summary[field][paper]
            return (
              <td key={paper} data-wrong={(count ?? 0) > 0 || undefined}>
                {count === null ? '–' : count === 0 ? texts('equal') : texts('lines', { count })}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
