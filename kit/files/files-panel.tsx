import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { useTranslations } from 'use-intl'
import { Panel } from '../page/panel.tsx'
import { Detail, Details } from '../record/details.tsx'
import { FileList } from './attachment-field.tsx'
import { toStoredFile } from './stored-file.ts'

type Kind = { readonly kind: string; readonly label: string }

/** A record's files by kind, in the order of these; of a record that has no kinds as one list. */
export function FilesPanel({ files, kinds }: { files: readonly Attachment[]; kinds?: readonly Kind[] }) {
  const t = useTranslations('kit.attachment')
  const groups = (kinds ?? [])
    .map(({ kind, label }) => ({ kind, label, own: files.filter((file) => file.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  const isEmpty = (kinds ? groups : files).length === 0
  return (
    <Panel title={t('files')}>
      {isEmpty && <span className="q-nothing">{t('noFiles')}</span>}
      {!kinds && !isEmpty && <FileList files={files.map(toStoredFile)} />}
      {groups.length > 0 && (
        <Details>
          {groups.map(({ kind, label, own }) => (
            <Detail key={kind} label={label} isWide>
              <FileList files={own.map(toStoredFile)} />
            </Detail>
          ))}
        </Details>
      )}
    </Panel>
  )
}
