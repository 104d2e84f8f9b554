import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { outboundState, outboundStateTone } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { type StoredFile, useCan } from '@quayside/kit/context.tsx'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { useUserSetting } from '@quayside/kit/user-setting.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OutboundDelivery, OutboundFiles, OutboundHead } from './outbound-head.tsx'
import { useOutboundLineColumns } from './outbound-line.columns.ts'
import { outboundRows } from './outbound-rows.ts'
import { OutboundReady, OutboundSummary, takenIn } from './outbound-side.tsx'
import { OutboundStrategies } from './outbound-strategies.tsx'
import { useGivenLots } from './use-given-lots.ts'
import { type OutboundForm as Form, useOutboundForm } from './use-outbound-form.ts'
import { type Comparison, figuresOf, useOutboundPreview } from './use-outbound-preview.ts'

const ImportLines = lazy(() => import('./import-lines.tsx'))
const LotPicker = lazy(() => import('./lot-picker.tsx'))

type Props = {
  readonly outbound?: OutboundDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** What is to leave the warehouse, which lots are taken for it, and to whom it goes. */
export function OutboundForm({ outbound, onNumbered, onSubmitted }: Props) {
  const t = useTranslations('outbound.form')
  const can = useCan()
  const stepText = useStepText('outbound')
  const of = useOutboundForm({ outbound, onNumbered, onSubmitted })
  const { warehouseId, strategy } = of.form.values
  const comparison = useOutboundPreview(of.rows, warehouseId)
  const wrong = useWrong(of)
  const preview = comparison.of(strategy)
  const confirm = preview
    ? t('confirm', {
        qty: showNumber(takenIn(preview)),
        lots: preview.lotsTaken,
        broken: preview.lotsBroken,
      })
    : stepText('submit').confirm
  return (
    <LinesFormPage
      of={of}
      header={{
        title: of.number === undefined ? t('new') : t('edit', { number: of.number }),
        state: <StateTag list={outboundState} tones={outboundStateTone} value={outboundState.codes.draft} />,
      }}
      may={{
        save: can('logistics-outbound-save'),
        submit: can('logistics-outbound-submit') ? { label: stepText('submit').label, confirm } : undefined,
      }}
      wrong={wrong}
      labelOf={(path) => (path === 'lines' ? '' : of.labelOf(path))}
      side={
        <aside aria-label={t('aside')}>
          <OutboundReady of={of} comparison={comparison} />
          <OutboundSummary of={of} comparison={comparison} />
        </aside>
      }
    >
      {outbound && outbound.reason !== '' && (
        <div className="q-draft-offer" role="status">
          <strong>{t('returned')}</strong> {outbound.reason}
        </div>
      )}
      <OutboundHead of={of} />
      <Lines of={of} comparison={comparison} />
      <OutboundStrategies of={of} comparison={comparison} />
      <OutboundDelivery of={of} />
      <OutboundFiles of={of} />
      <LinesStale
        of={of}
        labelOf={(field) => (field.endsWith('Id') && field !== 'warehouseId' ? '' : of.labelOf(field))}
        textOf={(_field, value) =>
          typeof value === 'string'
            ? value
            : (value as readonly StoredFile[]).map((file) => file.name).join(', ')
        }
      />
    </LinesFormPage>
  )
}

const noHeadings = {}

function Lines({ of, comparison }: { of: Form; comparison: Comparison }) {
  const t = useTranslations('outbound.form')
  const { warehouseId, strategy } = of.form.values
  const form = useTranslations('orderForm')
  const [open, setOpen] = useState<'lots' | 'import'>()
  const close = (): void => setOpen(undefined)
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const [kept, keep] = useUserSetting<Readonly<Record<string, string>>>(
    'gridHeadings.outboundLines',
    noHeadings,
  )
  const lotNames = useMemo(() => new Map([...comparison.lotNames, ...picked]), [comparison.lotNames, picked])
  const figures = useMemo(() => figuresOf(of.rows, comparison, strategy), [of.rows, comparison, strategy])
  const columns = useOutboundLineColumns({ warehouseId, figures, lotNames })
  const taken = useMemo(() => new Set(of.rows.flatMap(({ cells }) => cells['lotId'] || [])), [of.rows])

  function take(lots: readonly Stock[]): void {
    const rows = outboundRows.filled(of.grid.get().rows)
    const added = lots.map(({ id, model, brand, available }) =>
      newRow({ model, brand, qty: available, lotId: id }),
    )
    setPicked(new Map([...picked, ...lots.map(({ id, number }) => [id, number] as const)]))
    of.grid.replace([...rows, ...added])
    of.grid.lead(rows.length, 'qty')
  }
  useGivenLots((lots) => {
    const [first] = lots
    if (!first) return
    if (warehouseId === '') {
      of.form.set('warehouseId', first.warehouseId)
      of.form.set('delivery.warehouseId', first.warehouseId)
    }
    take(lots)
  })
  return (
    <>
      <LinesPanel
        of={of}
        columns={columns}
        label={t('lines')}
        name="outboundLines"
        sheets={{ kept, keep: (placed) => keep({ ...kept, ...placed }) }}
      >
        <Button
          look="link"
          size="small"
          disabled={warehouseId === ''}
          title={warehouseId === '' ? t('warehouseFirst') : undefined}
          onClick={() => setOpen('lots')}
        >
          {t('pickLots')}
        </Button>
        <Button look="link" size="small" onClick={() => setOpen('import')}>
          {form('import')}
        </Button>
        <span className="q-page-note">{t('pasteHint')}</span>
      </LinesPanel>
      <Suspense>
        {open === 'lots' && (
          <LotPicker warehouseId={warehouseId} taken={taken} onTake={take} onClose={close} />
        )}
        {open === 'import' && <ImportLines to="outbound" of={of} onClose={close} />}
      </Suspense>
    </>
  )
}
