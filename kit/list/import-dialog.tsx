import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Progress } from '../record/progress.tsx'
import { ImportPreview } from './import-preview.tsx'
import './import-dialog.css'

type Props = {
  readonly title: string
  readonly onTemplate: () => Promise<unknown>
  readonly onCheck: (file: File) => Promise<ImportResult>
  readonly onTake: (file: File) => Promise<ImportResult>
  readonly onRejected: (fileId: string) => void
  /** Saves the rejected rows of a checked file, where the server keeps no file of them. */
  readonly onRejectedOf?: (file: File) => Promise<unknown>
  readonly onClose: () => void
  /** The progress of the import, where the server reports it. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined
}

type Stage =
  | { name: 'choose' }
  | { name: 'checking' }
  | { name: 'taking'; count: number }
  | { name: 'preview'; file: File; result: ImportResult }
  | { name: 'taken'; result: ImportResult }

/** Template, file, preview with the wrong cells marked, then the import. */
export function ImportDialog(props: Props) {
  const { title, onTemplate, onCheck, onTake, onRejected, onRejectedOf, onClose, progress } = props
  const t = useTranslations('kit.import')
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage>({ name: 'choose' })

  async function check(file: File): Promise<void> {
    setStage({ name: 'checking' })
    try {
      setStage({ name: 'preview', file, result: await onCheck(file) })
    } catch {
      setStage({ name: 'choose' })
    }
  }

  async function take(before: Stage & { name: 'preview' }): Promise<void> {
    setStage({ name: 'taking', count: before.result.acceptedCount })
    try {
      setStage({ name: 'taken', result: await onTake(before.file) })
    } catch {
      setStage(before)
    }
  }

  const result = stage.name === 'preview' || stage.name === 'taken' ? stage.result : undefined
  const rejectedFile = result?.rejectedFileId ?? undefined
  return (
    <Dialog
      // Two buttons need little room, a table of rows all there is.
      width={result ? 960 : 480}
      title={title}
      onClose={onClose}
      footer={
        <>
          {rejectedFile !== undefined && (
            <Button onClick={() => onRejected(rejectedFile)}>{t('rejected')}</Button>
          )}
          {stage.name === 'preview' && onRejectedOf && stage.result.rejectedCount > 0 && (
            <Button onClick={() => void onRejectedOf(stage.file).catch(() => undefined)}>
              {t('rejected')}
            </Button>
          )}
          {stage.name === 'preview' && (
            <>
              <Button onClick={() => setStage({ name: 'choose' })}>{t('again')}</Button>
              <Button
                look="primary"
                disabled={stage.result.acceptedCount === 0}
                onClick={() => void take(stage)}
              >
                {stage.result.acceptedCount === 0
                  ? t('takeNone')
                  : t('take', { count: stage.result.acceptedCount })}
              </Button>
            </>
          )}
          {stage.name === 'taken' && (
            <Button look="primary" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      {stage.name === 'choose' && (
        <div className="q-import-start">
          <p>{t('explain')}</p>
          <Button onClick={() => void onTemplate()}>{t('template')}</Button>
          <Button look="primary" onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
        </div>
      )}
      {stage.name === 'checking' && <p role="status">{t('checking')}</p>}
      {stage.name === 'taking' && <Taking count={stage.count} progress={progress} />}
      {stage.name === 'taken' && <p role="status">{t('taken', { count: stage.result.acceptedCount })}</p>}
      {result && <ImportPreview result={result} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void check(file)
        }}
      />
    </Dialog>
  )
}

/** Shows the server's progress; until the server reports any, only that the import is running. */
function Taking({ count, progress }: { count: number; progress: Props['progress'] }) {
  const t = useTranslations('kit.import')
  const { done, total } = progress ?? { done: 0, total: count }
  return (
    <div role="status">
      <p>{t('taking', { done, total })}</p>
      <Progress share={total === 0 ? 0 : done / total} label={t('taking', { done, total })} />
    </div>
  )
}
