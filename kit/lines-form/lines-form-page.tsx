import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useIsUploading } from '../files/uploading.ts'
import { DraftNotice } from '../form/draft-notice.tsx'
import { Button } from '../inputs/button.tsx'
import { LeaveGuard } from '../overlays/leave-guard.tsx'
import { StepDialog } from '../overlays/step-dialog.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { useInstant } from '../table/cells.tsx'
import { ErrorStepper } from './error-stepper.tsx'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'
import type { Wrong } from './use-wrong.ts'
import '../form/form.css'
import './lines-form.css'

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L>
  readonly header: {
    readonly title: string
    readonly state: ReactNode
    /** Actions of the record other than saving and submitting. */
    readonly actions?: ReactNode
  }
  /** What this user may do; a submission is confirmed first. */
  readonly may: {
    readonly save: boolean
    readonly submit?: { readonly label: string; readonly confirm: string } | undefined
  }
  readonly wrong: readonly Wrong[]
  /** The label of a field; '' where the error names the field itself. */
  readonly labelOf: (path: string) => string
  /** Beside the form on wide screens: sums, advice. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** The buttons can be far from the last field, so both have keyboard shortcuts. */
function shortcutOf(event: KeyboardEvent): 'save' | 'submit' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined
  if (event.key.toLowerCase() === 's') return 'save'
  return event.key === 'Enter' ? 'submit' : undefined
}

/** A form with header and lines. Title, errors and buttons stay visible while it scrolls. */
export function LinesFormPage<V extends object, D, L extends DraftLine>(props: Props<V, D, L>) {
  const { editor, header, may, wrong, labelOf, side, children } = props
  const t = useTranslations('kit.linesForm')
  const isUploading = useIsUploading()
  const { form } = editor
  return (
    <form
      className="q-lines-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (may.save) editor.saveDraft()
        else if (may.submit) editor.submit()
      }}
      onKeyDown={(event) => {
        const asked = shortcutOf(event)
        if (!asked || form.isSaving || editor.isAsking || !may[asked]) return
        event.preventDefault()
        if (asked === 'submit') editor.submit()
        else editor.saveDraft()
      }}
    >
      <LeaveGuard isDirty={editor.isDirty && !form.isSaving} />
      <div className="q-lines-form-bar">
        <PageHeader
          title={header.title}
          state={header.state}
          note={<SavedNote editor={editor} />}
          actions={
            <>
              <ErrorStepper editor={editor} wrong={wrong} labelOf={labelOf} />
              {header.actions}
              {may.save && (
                <Button type="submit" isBusy={form.isSaving} title="Ctrl S" aria-keyshortcuts="Control+S">
                  {t('saveDraft')}
                </Button>
              )}
              {may.submit && (
                <Button
                  look="signal"
                  disabled={form.isSaving || isUploading}
                  title="Ctrl ↵"
                  aria-keyshortcuts="Control+Enter"
                  onClick={editor.submit}
                >
                  {may.submit.label}
                </Button>
              )}
            </>
          }
        />
      </div>
      <DraftNotice draft={editor.draft} />
      {side === undefined ? (
        children
      ) : (
        <div className="q-lines-form-columns">
          <div>{children}</div>
          {side}
        </div>
      )}
      {editor.isAsking && may.submit && (
        <StepDialog
          step={{ needs: [] }}
          text={may.submit}
          onClose={editor.stopAsking}
          onConfirm={editor.submitNow}
        />
      )}
    </form>
  )
}

/** Where the entries are saved. */
function SavedNote<V extends object, D, L extends DraftLine>({ editor }: { editor: LinesForm<V, D, L> }) {
  const t = useTranslations('kit.linesForm')
  const instant = useInstant()
  const { autosave, draft, isDirty } = editor
  if (autosave.name === 'saving') return <>{t('saving')}</>
  if (autosave.name === 'saved' && !isDirty)
    return <>{t('savedAt', { time: instant(autosave.at).slice(-5) })}</>
  if (draft.savedAt && isDirty) return <>{t('keptAt', { time: instant(draft.savedAt).slice(-5) })}</>
  return null
}
