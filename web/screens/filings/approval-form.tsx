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
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { memo, Suspense, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { DocumentLinesForm } from '../../lib/documents/document-lines-form.tsx'
import { ChoiceField, EntryField, TextField } from '../../lib/transport/fields.tsx'
import { useIngredientGridColumns } from './approval-ingredient.columns.ts'
import { type ApprovalForm as Form, useApprovalForm } from './use-approval-form.ts'

const IngredientImport = lazyPart(() => import('./approval-import.tsx'))

type HeadProps = { readonly editor: Form }
/** A cell that is typed leaves the header's fields alone, and a field the sheet. */
const sameHeader = (a: HeadProps, b: HeadProps): boolean =>
  a.editor.form.values === b.editor.form.values && a.editor.form.errors === b.editor.form.errors
const Head = memo(ApprovalHead, sameHeader)
const Files = memo(ApprovalFiles, sameHeader)
const Lines = memo(
  ApprovalLines,
  (a, b) =>
    a.editor.marks.marksOf === b.editor.marks.marksOf &&
    a.editor.rows === b.editor.rows &&
    a.editor.form.errors === b.editor.form.errors,
)

type Props = {
  readonly approval?: ApprovalOrderDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** What is filed: the product and what it is made of. */
export function ApprovalForm({ approval, onNumbered, onSubmitted }: Props) {
  const editor = useApprovalForm({ approval, onNumbered, onSubmitted })
  return (
    <DocumentLinesForm
      editor={editor}
      texts={useTranslations('approval.form')}
      state={<StateTag list={states} tones={tones} value={states.codes.draft} />}
      machine="approvalOrder"
      permission="approval-order"
    >
      <Head editor={editor} />
      <Lines editor={editor} />
      <Files editor={editor} />
      <Stale editor={editor} />
    </DocumentLinesForm>
  )
}

function ApprovalHead({ editor }: HeadProps) {
  const t = useTranslations('approval.form')
  const choices = useCodeOptions()
  return (
    <FormSection title={t('head')}>
      <ChoiceField editor={editor} name="category" options={choices(approvalCategory)} />
      <TextField editor={editor} name="productName" max={200} />
      <TextField editor={editor} name="specification" max={200} />
      <EntryField editor={editor} name="origin" dictionary="1001" />
      <TextField editor={editor} name="manufacturer" max={200} isWide />
    </FormSection>
  )
}

const noHeadings: Mapping = {}

/** Ingredients that stand twice are marked at the second one; no row can tell by itself. */
function useRepeated({ editor }: HeadProps): (row: GridRow) => Marks | undefined {
  const textsOf = useFindingTexts()
  const locale = useLocale()
  const { rows, lines } = editor
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

function ApprovalLines({ editor }: HeadProps) {
  const t = useTranslations('approval.form')
  const form = useTranslations('orderForm')
  const columns = useIngredientGridColumns()
  const noticesOf = useRepeated({ editor })
  const [kept, keep] = useUserSetting<Mapping>('gridHeadings.ingredients', noHeadings)
  const [isImporting, setImporting] = useState(false)
  const wrong = editor.rows.length > 0 ? editor.form.errors['lines'] : undefined
  return (
    <>
      <LinesPanel
        editor={editor}
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
      <Suspense>
        {isImporting && <IngredientImport editor={editor} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  )
}

function ApprovalFiles({ editor }: HeadProps) {
  const t = useTranslations('approval.form')
  const kinds = useTranslations('approval.documents')
  return (
    <FormSection title={t('files')}>
      {approvalAttachments.map((kind) => (
        <Field key={kind} form={editor.form} name={`attachments.${kind}`} label={kinds(kind)}>
          {(control) => <AttachmentField control={control} label={kinds(kind)} />}
        </Field>
      ))}
      <TextField editor={editor} name="remarks" max={1000} isLong />
    </FormSection>
  )
}

/** Somebody saved first: their filing beside one's own, codes in words. */
function Stale({ editor }: HeadProps) {
  const codeText = useCodeText()
  const countryName = useEntryNames('1001')
  const worded = (field: string, value: string): string => {
    if (value === '') return ''
    if (field === 'category') return codeText(approvalCategory, Number(value))
    return field === 'origin' ? countryName(value) : value
  }
  return <LinesStale editor={editor} labelOf={editor.labelOf} wordOf={worded} />
}
