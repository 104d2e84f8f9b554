import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTakenRateText } from '@quayside/kit/records/origin-rates.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, saveRejected, uploadTo } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/entry-names.ts'
import { useMay } from '../../lib/may.ts'
import styles from './customs.module.css'
import { MoveDialog } from './move-dialog.tsx'

const LineForm = lazyPart(() => import('./line-form.tsx'))

/** The lines; before customs has them they can be changed, moved, and filled in from a sheet. */
export function DeclarationLines({ declaration }: { declaration: DeclarationReview }) {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declarationLine')
  const cell = useTranslations('kit.cell')
  const origins = useEntryNames('1001')
  const units = useEntryNames('1003')
  const rateText = useTakenRateText(units)
  const may = useMay()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [shown, setShown] = useState<'move' | 'import'>()
  const [edited, setEdited] = useState<DeclarationLine>()
  const { id } = declaration
  const canEdit = may('declaration-edit') && declaration.nextSteps.some(({ name }) => name === 'edit')
  const toggle = (lineId: string) => (isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, lineId] : chosen.filter((each) => each !== lineId))
  const measured = (qty: string, unit: string): string =>
    unit === '' ? '' : `${qty === '' ? '–' : showNumber(qty)} ${units(unit)}`
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <div className="q-panel-title">
          <h2>{t('lines', { count: declaration.lines.length })}</h2>
          {canEdit && (
            <span>
              <Button disabled={chosen.length === 0} onClick={() => setShown('move')}>
                {t('move.button', { count: chosen.length })}
              </Button>{' '}
              <Button onClick={() => setShown('import')}>{t('importLines')}</Button>
            </span>
          )}
        </div>
        <ShortTable
          rows={declaration.lines}
          columns={[
            {
              title: fields('position'),
              isRowHead: true,
              cell: (line) =>
                canEdit ? (
                  <Checkbox checked={chosen.includes(line.id)} onChange={toggle(line.id)}>
                    {line.position}
                  </Checkbox>
                ) : (
                  line.position
                ),
            },
            {
              title: t('goods'),
              cell: (line) => (
                <span className={styles['goods']}>
                  <Code>{`${line.hsCode}${line.inspectionCode}`}</Code>
                  {line.name}
                </span>
              ),
            },
            {
              title: t('models'),
              cell: (line) => (
                <span className={`q-code ${styles['whole']}`}>
                  {line.sources.map(({ model }) => model || '–').join(cell('comma'))}
                </span>
              ),
            },
            { title: fields('origin'), cell: (line) => origins(line.origin) },
            { title: fields('qty'), isFigure: true, cell: (line) => measured(line.qty, line.unit) },
            {
              title: t('statutory'),
              isFigure: true,
              cell: (line) => (
                <span className={styles['goods']}>
                  <span>{measured(line.firstQty, line.firstUnit)}</span>
                  {line.secondUnit !== '' && <span>{measured(line.secondQty, line.secondUnit)}</span>}
                </span>
              ),
            },
            {
              title: fields('price'),
              isFigure: true,
              cell: (line) => <span className={styles['whole']}>{showNumber(line.price)}</span>,
            },
            {
              title: fields('value'),
              isFigure: true,
              cell: (line) => <Money value={amount(line.value)} currency={declaration.currency} />,
            },
            {
              title: fields('dutyRate'),
              cell: (line) => <span className={styles['whole']}>{rateText(line)}</span>,
            },
            { title: fields('duty'), isFigure: true, cell: (line) => <Money value={amount(line.duty)} /> },
            { title: fields('vat'), isFigure: true, cell: (line) => <Money value={amount(line.vat)} /> },
            ...(canEdit
              ? [
                  {
                    title: t('line.change'),
                    isActions: true,
                    cell: (line: DeclarationLine) => (
                      <Button
                        look="link"
                        size="small"
                        aria-label={t('line.title', { position: line.position, name: line.name })}
                        onClick={() => setEdited(line)}
                      >
                        {t('line.change')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {shown === 'move' && (
        <MoveDialog
          declaration={declaration}
          lineIds={chosen}
          onClose={() => {
            setShown(undefined)
            setChosen([])
          }}
        />
      )}
      {edited && (
        <Suspense>
          <LineForm declaration={declaration} line={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
      {shown === 'import' && (
        <ImportDialog
          title={t('importLines')}
          onTemplate={async () =>
            saveDownload(await api('GET customs/online/declaration/{id}/lineSheet', { params: { id } }))
          }
          onCheck={(file) =>
            uploadTo('POST customs/online/declaration/{id}/import', file, { mode: 'preview' }, { id })
          }
          onTake={async (file) => {
            const result = await uploadTo(
              'POST customs/online/declaration/{id}/import',
              file,
              { mode: 'take' },
              { id },
            )
            await queries.invalidateQueries({ queryKey: ['declaration'] })
            return result
          }}
          onRejected={() => undefined}
          onRejectedOf={(file) =>
            saveRejected(uploadTo('POST customs/online/declaration/{id}/importRejected', file, {}, { id }))
          }
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  )
}
