import { checkedFields } from '@quayside/contract/customs/compared-lines.ts'
import { type checkedPapers, isBilledAsDeclared, stated } from '@quayside/contract/customs/compared-papers.ts'
import { taxBillKind } from '@quayside/contract/customs/customs.codes.ts'
import type { OrderCheck } from '@quayside/contract/customs/order-check.ts'
import { comparedPapers, differingRows } from '@quayside/contract/customs/three-way-check.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { useTranslations } from 'use-intl'
import { useCodeText } from '../record/state-tag.tsx'
import styles from './three-way-check.module.css'

type CheckedPaper = (typeof checkedPapers)[number]
type Texts = ((
  key:
    | 'against'
    | 'equal'
    | 'notCompared'
    | `papers.${CheckedPaper}`
    | `fields.${(typeof checkedFields)[number]}`,
) => string) &
  ((key: 'lines' | 'more', values: { count: number }) => string) &
  ((key: 'allEqual', values: { total: number }) => string) &
  ((key: 'differing', values: { count: number; total: number }) => string) &
  ((key: 'agreeWith', values: { total: number; papers: string }) => string) &
  ((key: 'without', values: { papers: string }) => string) &
  ((key: 'tax', values: { number: string; kind: string; declared: string; billed: string }) => string) &
  ((key: 'missing', values: { paper: string }) => string) &
  ((key: 'row', values: { position: number; model: string; fields: string }) => string) &
  ((key: 'unknown.invoice' | 'unknown.packingList', values: { model: string }) => string)
type Props = {
  readonly check: OrderCheck
  readonly papers: readonly CheckedPaper[]
  readonly texts: Texts
}

/** The outcome in a sentence. Lines agree as a whole only where all papers are there; others are not compared. */
export function CheckSummary({ check, texts }: Omit<Props, 'papers'>) {
  const t = useTranslations('kit.cell')
  const { compared, notCompared } = comparedPapers(check)
  const total = check.rows.length
  const named = (papers: readonly CheckedPaper[]): string =>
    papers.map((paper) => texts(`papers.${paper}`)).join(t('comma'))
  const outcome =
    check.differing > 0
      ? texts('differing', { count: check.differing, total })
      : notCompared.length === 0
        ? texts('allEqual', { total })
        : texts('agreeWith', { total, papers: named(compared) })
  return [
    ...(compared.length === 0 ? [] : [outcome]),
    ...(notCompared.length === 0 ? [] : [texts('without', { papers: named(notCompared) })]),
  ].join(t('semicolon'))
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
      {checkedFields
        .filter((field) => papers.some((paper) => stated[paper].includes(field)))
        .map((field) => (
          <tr key={field}>
            <th scope="row">{texts(`fields.${field}`)}</th>
            {papers.map((paper) => {
              const count = check.summary[field][paper]
              return (
                <td
                  key={paper}
                  data-wrong={(count ?? 0) > 0 || undefined}
                  data-open={count === null || undefined}
                >
                  {count === null
                    ? stated[paper].includes(field)
                      ? texts('notCompared')
                      : '–'
                    : count === 0
                      ? texts('equal')
                      : texts('lines', { count })}
                </td>
              )
            })}
          </tr>
        ))}
    </tbody>
  </table>
)

const shownAtMost = 8

/** Which lines differ, in which paper and in what; and what a paper has that the order has not. */
export function CheckDifferences({ check, texts }: Omit<Props, 'papers'>) {
  const t = useTranslations('kit.cell')
  const codeText = useCodeText()
  const rows = differingRows(check.rows)
  const said = ({ paper, state, fields }: (typeof rows)[number]['papers'][number]): string => {
    const name = texts(`papers.${paper}`)
    if (state === 'missing') return texts('missing', { paper: name })
    return `${name} ${fields.map((field) => texts(`fields.${field}`)).join(t('comma'))}`
  }
  return (
    <>
      {rows.slice(0, shownAtMost).map(({ id, position, model, papers }) => (
        <p key={id} className={styles['wrong']}>
          {texts('row', { position, model, fields: papers.map(said).join(t('semicolon')) })}
        </p>
      ))}
      {rows.length > shownAtMost && (
        <p className={styles['wrong']}>{texts('more', { count: rows.length - shownAtMost })}</p>
      )}
      {check.taxes
        .filter((tax) => !isBilledAsDeclared(tax))
        .map(({ declarationId, number, kind, declared, billed }) => (
          <p key={`${declarationId} ${kind}`} className={styles['wrong']}>
            {texts('tax', {
              number,
              kind: codeText(taxBillKind, kind),
              declared: formatAmount(declared as Amount),
              billed: formatAmount(billed as Amount),
            })}
          </p>
        ))}
      {check.unknown.map(({ paper, model }) => (
        <p key={`${paper} ${model}`} className={styles['wrong']}>
          {texts(`unknown.${paper}`, { model })}
        </p>
      ))}
    </>
  )
}
