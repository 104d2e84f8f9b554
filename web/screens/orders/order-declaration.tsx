import { type DeclarationDetail, declarationColumns } from '@quayside/contract/customs/declaration.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { declarationState, declarationStateTone } from '@quayside/contract/orders/declaration.codes.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { DeclarationHeadDetails, ReceiptLines } from '@quayside/kit/records/declaration-details.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'
import { DeclarationBills } from './order-declaration.bills.tsx'
import { DeclarationLines } from './order-declaration.lines.tsx'

/** One declaration of the order: its lines and taxes, bills, papers and what happened to it. */
export default function OrderDeclaration({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('customsScreens.declarations')
  const answer = useQuery({
    queryKey: ['declaration', 'record', id],
    queryFn: () => api('GET customs/online/declaration/{id}', { params: { id } }),
  })
  const declaration = answer.data
  const title = declaration ? declaration.declarationNo || declaration.number : t('title')
  return (
    <Drawer width={820} title={title} onClose={onClose}>
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !declaration && <RecordFailed answer={answer} gone={t('gone')} />}
      {declaration && (
        <>
          {declaration.receiptDifferences.length > 0 && (
            <div className="q-refused-note" role="note">
              <b>{t('differsFromReceipt')}</b>
              <ReceiptLines
                differences={declaration.receiptDifferences}
                lines={declaration.lines}
                texts={(_key, values) => t('receiptLine', values)}
              />
            </div>
          )}
          <Facts declaration={declaration} />
          <h3>{t('lines')}</h3>
          <DeclarationLines declaration={declaration} />
          <DeclarationBills declaration={declaration} />
          <AttachedFiles title={t('papers.title')} files={declaration.attachments} />
          <History declaration={declaration} />
        </>
      )}
    </Drawer>
  )
}

type Part = { readonly declaration: DeclarationDetail }

function Facts({ declaration }: Part) {
  const fields = useTranslations('declarationFields.declaration')
  const transport = useEntryNames('1006')
  const office = useEntryNames(customsOffices)
  const day = (key: 'declaredOn' | 'acceptedOn' | 'releasedOn') => (
    <DateDetail label={fields(key)} value={declaration[key]} />
  )
  const tax = (key: 'duty' | 'consumptionTax' | 'vat') => (
    <MoneyDetail label={fields(key)} value={declaration[key] as Amount} currency="RMB" />
  )
  const shown = fieldsOf(declarationColumns, declaration, fields)
  return (
    <Details>
      <Detail label={fields('state')}>
        <StateTag list={declarationState} tones={declarationStateTone} value={declaration.state} />
      </Detail>
      {shown('declarationNo')}
      <DeclarationHeadDetails declaration={declaration} transportName={transport} officeName={office} />
      {day('declaredOn')}
      {day('acceptedOn')}
      {day('releasedOn')}
      {shown('value')}
      {tax('duty')}
      {tax('vat')}
      {tax('consumptionTax')}
      <TextDetail
        label={fields('customsRate')}
        value={declaration.customsRate === null ? '' : showNumber(declaration.customsRate)}
      />
      {declaration.reason !== '' && shown('reason')}
    </Details>
  )
}

function History({ declaration }: Part) {
  const t = useTranslations('customsScreens.declarations')
  const stepText = useStepText('declaration')
  const codeText = useCodeText()
  const said = (transition: string, toState: string): string => {
    if (transition === 'create') return t('created')
    if (transition === 'addDocuments') return t('papers.added')
    if (transition === 'receiptDiffers' || transition === 'receiptAgrees') return t(transition)
    const state = declarationState.keys.find((key) => key === toState)
    return transition === 'mark' && state
      ? codeText(declarationState, declarationState.codes[state])
      : stepText(transition).label
  }
  return (
    <>
      <TimelineSection
        entries={declaration.timeline}
        textOf={({ transition, toState }) => said(transition, toState)}
      />
    </>
  )
}
