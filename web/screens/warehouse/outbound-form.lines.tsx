import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOutboundLineColumns } from './outbound-line.columns.ts'
import { outboundRows } from './outbound-rows.ts'
import { useGivenLots } from './use-given-lots.ts'
import type { OutboundForm as Form } from './use-outbound-form.ts'
import { type Comparison, figuresOf } from './use-outbound-preview.ts'

const ImportLines = lazyPart(() => import('./import-lines.tsx'))
const LotPicker = lazyPart(() => import('./lot-picker.tsx'))

const noHeadings = {}

export function OutboundFormLines({ editor, comparison }: { editor: Form; comparison: Comparison }) {
  const t = useTranslations('outbound.form')
  const { warehouseId, strategy } = editor.form.values
  const form = useTranslations('orderForm')
  const [open, setOpen] = useState<'lots' | 'import'>()
  const close = (): void => setOpen(undefined)
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const [kept, keep] = useUserSetting<Readonly<Record<string, string>>>(
    'gridHeadings.outboundLines',
    noHeadings,
  )
  const lotNames = useMemo(() => new Map([...comparison.lotNames, ...picked]), [comparison.lotNames, picked])
  const figures = useMemo(
    () => figuresOf(editor.rows, comparison, strategy),
    [editor.rows, comparison, strategy],
  )
  const columns = useOutboundLineColumns({ warehouseId, figures, lotNames })
  const taken = useMemo(
    () => new Set(editor.rows.flatMap(({ cells }) => cells['lotId'] || [])),
    [editor.rows],
  )

  function take(lots: readonly Stock[]): void {
    const rows = outboundRows.filled(editor.grid.get().rows)
    const added = lots.map(({ id, model, brand, available }) =>
      newRow({ model, brand, qty: available, lotId: id }),
    )
    setPicked(new Map([...picked, ...lots.map(({ id, number }) => [id, number] as const)]))
    editor.grid.replace([...rows, ...added])
    editor.grid.lead(rows.length, 'qty')
  }
  useGivenLots((lots) => {
    const [first] = lots
    if (!first) return
    if (warehouseId === '') {
      editor.form.set('warehouseId', first.warehouseId)
      editor.form.set('delivery.warehouseId', first.warehouseId)
    }
    take(lots)
  })
  return (
    <>
      <LinesPanel
        editor={editor}
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
        {open === 'import' && <ImportLines to="outbound" editor={editor} onClose={close} />}
      </Suspense>
    </>
  )
}
