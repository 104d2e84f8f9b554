import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { outboundState, outboundStateTone } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { OutboundFormLines } from './outbound-form.lines.tsx'
import { OutboundDelivery, OutboundFiles, OutboundHead } from './outbound-head.tsx'
import { OutboundReady } from './outbound-ready.tsx'
import { OutboundSummary, takenIn } from './outbound-side.tsx'
import { OutboundStrategies } from './outbound-strategies.tsx'
import { useOutboundForm } from './use-outbound-form.ts'
import { useOutboundPreview } from './use-outbound-preview.ts'

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
  const editor = useOutboundForm({ outbound, onNumbered, onSubmitted })
  const { warehouseId, strategy } = editor.form.values
  const comparison = useOutboundPreview(editor.rows, warehouseId)
  const wrong = useWrong(editor)
  const preview = comparison.previewOf(strategy)
  const confirm = preview
    ? t('confirm', {
        qty: showNumber(takenIn(preview)),
        lots: preview.lotsTaken,
        broken: preview.lotsBroken,
      })
    : stepText('submit').confirm
  return (
    <LinesFormPage
      editor={editor}
      header={{
        title: editor.number === undefined ? t('new') : t('edit', { number: editor.number }),
        state: <StateTag list={outboundState} tones={outboundStateTone} value={outboundState.codes.draft} />,
      }}
      may={{
        save: can('logistics-outbound-save'),
        submit: can('logistics-outbound-submit') ? { label: stepText('submit').label, confirm } : undefined,
      }}
      wrong={wrong}
      labelOf={(path) => (path === 'lines' ? '' : editor.labelOf(path))}
      side={
        <aside aria-label={t('aside')}>
          <OutboundReady editor={editor} comparison={comparison} />
          <OutboundSummary editor={editor} comparison={comparison} />
        </aside>
      }
    >
      <RecordNote label={t('returned')} text={outbound?.reason ?? ''} />
      <OutboundHead editor={editor} />
      <OutboundFormLines editor={editor} comparison={comparison} />
      <OutboundStrategies editor={editor} comparison={comparison} />
      <OutboundDelivery editor={editor} />
      <OutboundFiles editor={editor} />
      <LinesStale
        editor={editor}
        labelOf={(field) => (field.endsWith('Id') && field !== 'warehouseId' ? '' : editor.labelOf(field))}
      />
    </LinesFormPage>
  )
}
