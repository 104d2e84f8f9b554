import {
  longestNote,
  type NotedKey,
  NoteFields,
  type Teamwork,
} from '@quayside/contract/teamwork/teamwork.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../form/draft.ts'
import { DraftNotice } from '../form/draft-notice.tsx'
import { Field } from '../form/field.tsx'
import { useFindingTexts } from '../form/finding-texts.ts'
import { findingsOf } from '../form/findings-of.ts'
import { useForm } from '../form/form.ts'
import { Button } from '../inputs/button.tsx'
import { CheckboxGroup } from '../inputs/checkbox.tsx'
import { TextAreaInput } from '../inputs/inputs.tsx'
import { showToast } from '../page/events.ts'
import { DateText } from '../table/cells.tsx'
import '../inputs/text-button.css'
import styles from './teamwork.module.css'
import { useTeamworkSide } from './teamwork-side.ts'

type Props = { readonly noted: NotedKey<string>; readonly teamwork: Teamwork<string> }
type Values = { readonly message: string; readonly mentionIds: readonly string[] }
const empty: Values = { message: '', mentionIds: [] }

/** What colleagues wrote, newest first, and a field for the next note, which is kept until it is saved. */
export function RecordNotes({ noted, teamwork: { notes, colleagues } }: Props) {
  const t = useTranslations('teamwork')
  const cell = useTranslations('kit.cell')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const side = useTeamworkSide()
  const typed = ({ message, mentionIds }: Values) => ({ message, mentionIds: [...mentionIds] })
  const form = useForm<Values>({
    initial: empty,
    check: (values) => textsOf(findingsOf(NoteFields, typed(values))),
  })
  const draft = useDraft(`recordNote.${noted.entity}.${noted.entityId}`, form)
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['recordNote'] })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await side.saveNote({ ...noted, ...typed(values) })
        form.reset(empty)
        draft.drop()
        showToast({ kind: 'success', text: t('sent') })
        await refresh()
      })
      .catch(() => undefined)
  }
  const remove = async (id: string): Promise<void> => {
    await side.removeNote(id)
    showToast({ kind: 'success', text: t('removed') })
    await refresh()
  }
  const others = colleagues.filter(({ id }) => id !== side.ownId)
  return (
    <section className={styles['part']} aria-label={t('notes')}>
      <h3>{t('notes')}</h3>
      <DraftNotice draft={draft} />
      <form noValidate className="q-fields q-fields-narrow" onSubmit={save}>
        <Field form={form} name="message" label={t('write')} hint={t('writeHint')} isRequired isWide>
          {(control) => <TextAreaInput control={control} maxLength={longestNote} />}
        </Field>
        {others.length > 0 && (
          <Field form={form} name="mentionIds" label={t('mention')} hint={t('mentionHint')} isWide>
            {({ value, set }) => (
              <CheckboxGroup
                value={value}
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={set}
              />
            )}
          </Field>
        )}
        <div data-wide className={styles['send']}>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t('send')}
          </Button>
        </div>
      </form>
      {notes.length === 0 && <p className={styles['none']}>{t('noNotes')}</p>}
      <ol className={styles['notes']}>
        {notes.map((note) => (
          <li key={note.id}>
            <div>
              <b>{note.author.name}</b>
              <DateText value={note.createdAt} hasTime />
              {note.isMine && (
                <button
                  type="button"
                  className="q-text-button"
                  onClick={() => void remove(note.id).catch(() => undefined)}
                >
                  {t('remove')}
                </button>
              )}
            </div>
            <p>{note.message}</p>
            {note.mentioned.length > 0 && (
              <small>
                {t('mentioned', { names: note.mentioned.map(({ name }) => name).join(cell('comma')) })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
