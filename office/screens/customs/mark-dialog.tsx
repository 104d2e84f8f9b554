import { checkDeclarationNumber } from '@quayside/contract/customs/declaration.rules.ts'
import { declarationMachine, markTargets } from '@quayside/contract/customs/declaration.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { useCustomsDone } from '../../lib/customs-done.ts'
import { takeStep } from '../../lib/records.ts'
import { givenOf, MarkFields, useMarkForm } from './mark-fields.tsx'

/** Marks one declaration with what customs reports; the customs number is entered here where it is still unknown. */
export function MarkDialog({
  declaration,
  onClose,
}: {
  declaration: DeclarationReview
  onClose: () => void
}) {
  const t = useTranslations('officeCustoms.mark')
  const fields = useTranslations('declarationFields.declaration')
  const text = useStepText('declaration')('mark')
  const done = useCustomsDone()
  const form = useMarkForm((values) => {
    const declarationNo = values.declarationNo.trim()
    // The direction is known to the server alone.
    const isImport = declarationNo[8] !== '0'
    return checkDeclarationNumber({ declarationNo, customsOffice: declaration.customsOffice, isImport })
  })
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const number = values.declarationNo.trim()
      await takeStep('declaration', declaration.id, 'mark', {
        ...givenOf(values),
        ...(number !== '' && { declarationNo: number }),
      })
      await done()
      onClose()
    })
  return (
    <Dialog
      title={text.label}
      action={{ label: t('save'), isBusy: form.isSaving, run: () => void save().catch(() => undefined) }}
      isSticky
      onClose={onClose}
    >
      <div className="q-fields q-fields-narrow">
        <MarkFields form={form} targets={markTargets(stateKey(declarationMachine, declaration.state))} />
        {declaration.declarationNo === '' && (
          <TextField form={form} name="declarationNo" label={fields('declarationNo')} maxLength={18} isWide />
        )}
      </div>
    </Dialog>
  )
}
