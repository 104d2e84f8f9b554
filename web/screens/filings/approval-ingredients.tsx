import { percentLeft } from '@quayside/contract/filings/approval-order.rules.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './approval.module.css'
import { FileLinks } from './approval-files.tsx'

const code = (value: string) => (value === '' ? <Nothing /> : <span className={styles['code']}>{value}</span>)

/** What the product is made of, with the checks that were passed. */
export function ApprovalIngredients({ approval }: { approval: ApprovalOrderDetail }) {
  const t = useTranslations('approval.record')
  const fields = useTranslations('approvalFields.approvalIngredient')
  const kinds = useTranslations('approval.documents')
  const { lines, percentTotal } = approval
  const numbered = lines.filter(({ casNumber }) => casNumber !== '').length
  const isWhole = percentLeft(percentTotal) === '0'
  const formula = approval.attachments.filter(({ kind }) => kind === 'ingredient-list')
  return (
    <section className={`q-panel ${styles['ingredients']}`}>
      <header>
        <h2>{t('ingredients')}</h2>
        <small>{t('kinds', { count: lines.length })}</small>
        {formula.length > 0 && (
          <span>
            {kinds('ingredient-list')}{' '}
            <FileLinks approval={approval} fileIds={formula.map(({ fileId }) => fileId)} />
          </span>
        )}
      </header>
      {lines.length === 0 ? (
        <p className="q-nothing">{t('noIngredients')}</p>
      ) : (
        // A region that scrolls can be reached with the keyboard.
        // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- the table scrolls sideways on a narrow screen
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('ingredients')}>
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{fields('name')}</th>
                <th scope="col">{fields('inciName')}</th>
                <th scope="col">{fields('casNumber')}</th>
                <th scope="col">{fields('additiveNumber')}</th>
                <th scope="col">{fields('purpose')}</th>
                <th scope="col">{fields('percentage')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, place) => (
                <tr key={line.id}>
                  <td>{place + 1}</td>
                  <th scope="row">{line.name}</th>
                  <td>{line.inciName || <Nothing />}</td>
                  <td>{code(line.casNumber)}</td>
                  <td>{code(line.additiveNumber)}</td>
                  <td>{line.purpose}</td>
                  <td>{line.percentage === '' ? <Nothing /> : showNumber(line.percentage, 2)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>Σ</td>
                <th scope="row">{t('total')}</th>
                <td colSpan={4} data-whole={isWhole}>
                  {isWhole ? `✓ ${t('isWhole')}` : t('isNotWhole')}
                  {isWhole && numbered > 0 && ` · ${t('casRight', { count: numbered })}`}
                </td>
                <td>{showNumber(percentTotal, 2)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
