import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import { findRepeated } from '@quayside/contract/filings/approval-order.rules.ts'
import { type ApprovalOrderDetail, approvalAttachments } from '@quayside/contract/filings/approval-order.ts'
import {
  approvalOrderState as states,
  approvalOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import type { Mapping } from '@quayside/kit/lines-grid/grid-headings.ts'
import type { GridRow, Marks } from '@quayside/kit/lines-grid/grid-types.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { DocumentLinesForm } from '../../lib/documents/document-lines-form.tsx'
import { ChoiceField, EntryField, TextField } from '../../lib/transport/fields.tsx'
import { useIngredientGridColumns } from './approval-ingredient.columns.ts'
import { type ApprovalForm as Form, useApprovalForm } from './use-approval-form.ts'

const IngredientImport = lazy(() => import('./approval-import.tsx'))

type Of = { readonly of: Form }
/** A cell that is typed leaves the header's fields alone, and a field the sheet. */
const sameHeader = (a: Of, b: Of): boolean =>
  a.of.form.values === b.of.form.values && a.of.form.errors === b.of.form.errors
const Head = memo(ApprovalHead, sameHeader)
const Files = memo(ApprovalFiles, sameHeader)
const Lines = memo(
  ApprovalLines,
  (a, b) =>
    a.of.marks.marksOf === b.of.marks.marksOf &&
    a.of.rows === b.of.rows &&
    a.of.form.errors === b.of.form.errors,
)

type Props = {
  readonly approval?: ApprovalOrderDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** What is filed: the product and what it is made of. */
export function ApprovalForm({ approval, onNumbered, onSubmitted }: Props) {
  const of = useApprovalForm({ approval, onNumbered, onSubmitted })
  return (
    <DocumentLinesForm
      of={of}
      texts={useTranslations('approval.form')}
      state={<StateTag list={states} tones={tones} value={states.codes.draft} />}
      machine="approvalOrder"
      permission="approval-order"
    >
      <Head of={of} />
      <Lines of={of} />
      <Files of={of} />
      <Stale of={of} />
    </DocumentLinesForm>
  )
}

function ApprovalHead({ of }: Of) {
  const t = useTranslations('approval.form')
  const choices = useCodeOptions()
  return (
    <FormSection title={t('head')}>
      <ChoiceField of={of} name="category" options={choices(approvalCategory)} />
      <TextField of={of} name="productName" max={200} />
      <TextField of={of} name="specification" max={200} />
      <EntryField of={of} name="origin" dictionary="1001" />
      <TextField of={of} name="manufacturer" max={200} isWide />
    </FormSection>
  )
}

const noHeadings: Mapping = {}

/** Ingredients that stand twice are marked at the second one; no row can tell by itself. */
function useRepeated({ of }: Of): (row: GridRow) => Marks | undefined {
  const textsOf = useFindingTexts()
  const locale = useLocale()
  const { rows, lines } = of
  return useMemo(() => {
    const filled = lines.filled(rows)
    const marks = new Map<string, Marks>()
    const found = textsOf(findRepeated(filled.map((row) => lines.read(row).line)))
    for (const [path, text] of Object.entries(found)) {
      const [, place, column = ''] = path.split('.')
      const id = filled[Number(place)]?.id ?? ''
      marks.set(id, { ...marks.get(id), [column]: { text, tone: 'wrong' } })
    }
    return (row) => marks.get(row.id)
  }, [rows, lines, locale])
}

function ApprovalLines({ of }: Of) {
  const t = useTranslations('approval.form')
  const form = useTranslations('orderForm')
  const columns = useIngredientGridColumns()
  const noticesOf = useRepeated({ of })
  const [kept, keep] = useUserSetting<Mapping>('gridHeadings.ingredients', noHeadings)
  const [isImporting, setImporting] = useState(false)
  const wrong = of.rows.length > 0 ? of.form.errors['lines'] : undefined
  return (
    <>
      <LinesPanel
        of={of}
        columns={columns}
        label={t('lines')}
        name="ingredients"
        sheets={{ kept, keep: (placed) => keep({ ...kept, ...placed }) }}
        noticesOf={noticesOf}
      >
        <Button look="link" size="small" onClick={() => setImporting(true)}>
          {form('import')}
        </Button>
        <span className="q-page-note">{form('pasteHint')}</span>
        {wrong === undefined ? (
          <span className="q-page-note">{t('sumHint')}</span>
        ) : (
          <span className="q-field-error" role="alert">
            {wrong}
          </span>
        )}
      </LinesPanel>
      <Suspense>{isImporting && <IngredientImport of={of} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}

function ApprovalFiles({ of }: Of) {
  const t = useTranslations('approval.form')
  const kinds = useTranslations('approval.documents')
  return (
    <FormSection title={t('files')}>
      {approvalAttachments.map((kind) => (
        <Field key={kind} form={of.form} name={`attachments.${kind}`} label={kinds(kind)}>
          {(control) => <AttachmentField control={control} label={kinds(kind)} />}
        </Field>
      ))}
      <TextField of={of} name="remarks" max={1000} isLong />
    </FormSection>
  )
}

/** Somebody saved first: their filing beside one's own, codes in words. */
function Stale({ of }: Of) {
  const codeText = useCodeText()
  const countryName = useEntryNames('1001')
  const worded = (field: string, value: string): string => {
    if (value === '') return ''
    if (field === 'category') return codeText(approvalCategory, Number(value))
    return field === 'origin' ? countryName(value) : value
  }
  return (
    <LinesStale
      of={of}
      labelOf={of.labelOf}
      textOf={(field, value) =>
        typeof value === 'string'
          ? worded(field, value)
          : (value as readonly StoredFile[]).map((file) => file.name).join(', ')
      }
    />
  )
}
