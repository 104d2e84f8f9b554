import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CompanyUploads } from './company-uploads.tsx'
import styles from './difference-dialog.module.css'
import { nothingReported, type Reported, type ReportedParts } from './reported-goods.ts'

const { damaged, wrongGoods } = differenceKind.codes

type Props = {
  readonly model: string
  /** The kind that follows from the line's quantity, which has none of its own. */
  readonly counted?: number | undefined
  readonly parts: ReportedParts
  /** Photos are stored for the customer's company. */
  readonly upload: (file: File) => Promise<UploadedFile>
  readonly onEnter: (parts: ReportedParts) => void
  readonly onClose: () => void
}

/** Damaged and wrong goods of a line, and photos of each difference. */
export function DifferenceDialog({ model, counted, parts: before, upload, onEnter, onClose }: Props) {
  const t = useTranslations('officeWarehouse.receipt')
  const [parts, setParts] = useState(before)
  const kinds = [...(counted === undefined ? [] : [counted]), damaged, wrongGoods]
  return (
    <CompanyUploads send={upload}>
      <Dialog
        title={t('reportOf', { model })}
        width={640}
        isSticky
        action={{
          label: t('keep'),
          run: () => {
            onEnter(parts)
            onClose()
          },
        }}
        onClose={onClose}
      >
        {kinds.map((kind) => (
          <Part
            key={kind}
            kind={kind}
            hasQuantity={kind !== counted}
            part={parts[kind] ?? nothingReported}
            onChange={(part) => setParts({ ...parts, [kind]: part })}
          />
        ))}
      </Dialog>
    </CompanyUploads>
  )
}

function Part(props: {
  kind: number
  hasQuantity: boolean
  part: Reported
  onChange: (part: Reported) => void
}) {
  const { kind, hasQuantity, part, onChange } = props
  const t = useTranslations('officeWarehouse.receipt')
  const codeText = useCodeText()
  const id = useId()
  const name = codeText(differenceKind, kind)
  return (
    <fieldset className={styles['part']}>
      <legend>{name}</legend>
      <div className={styles['part-fields']}>
        {hasQuantity && (
          <label>
            {t('qty')}
            <Input
              aria-label={`${name} ${t('qty')}`}
              inputMode="decimal"
              maxLength={16}
              value={part.qty}
              onChange={(event) => onChange({ ...part, qty: event.target.value })}
            />
          </label>
        )}
        <label>
          {t('reason')}
          <Input
            aria-label={`${name} ${t('reason')}`}
            maxLength={500}
            value={part.reason}
            onChange={(event) => onChange({ ...part, reason: event.target.value })}
          />
        </label>
      </div>
      <AttachmentField
        label={`${name} ${t('photo')}`}
        control={{
          id,
          value: part.photos,
          'aria-required': false,
          'aria-invalid': false,
          'aria-describedby': undefined,
          set: (photos) => onChange({ ...part, photos }),
        }}
      />
    </fieldset>
  )
}
