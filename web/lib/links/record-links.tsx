import {
  linkKind,
  linkReplyKind,
  linkReplyState,
  linkReplyStateTone,
  linkState,
  linkStateTone,
} from '@quayside/contract/links/link.codes.ts'
import type { LinkedEntity } from '@quayside/contract/links/link.rules.ts'
import type { LinkReply, ShareLink } from '@quayside/contract/links/share-link.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isReadablePaper } from '../documents/readable-paper.ts'
import { api } from '../session/api.ts'
import styles from './links.module.css'
import { OpeningsButton } from './openings-button.tsx'
import { RevokeLink } from './revoke-link.tsx'

type Props = {
  readonly entity: LinkedEntity
  readonly id: string
  /** The form that reads the lines of a file; none where the record cannot be changed. */
  readonly formReading?: ((fileId: string) => string) | undefined
}

/** What suppliers sent for a record, and the links that were made to it; hidden while there is neither. */
export function RecordLinks({ entity, id: recordId, formReading }: Props) {
  const t = useTranslations('shareLinks')
  const can = useCan()
  const enabled = can('hub-link-list')
  const query = { entity, recordId, pageSize: 20 }
  const links = useQuery({
    queryKey: ['shareLink', 'record', entity, recordId],
    queryFn: () => api('GET base/online/shareLink/list', { query }, { isQuiet: true }),
    enabled,
  })
  const replies = useQuery({
    queryKey: ['linkReply', 'record', entity, recordId],
    queryFn: () => api('GET base/online/linkReply/list', { query }, { isQuiet: true }),
    enabled: enabled && (links.data?.total ?? 0) > 0,
  })
  const shown = links.data?.rows ?? []
  if (shown.length === 0) return null
  return (
    <Panel title={t('title')}>
      {(replies.data?.rows ?? []).map((reply) => (
        <Reply key={reply.id} reply={reply} canDecide={can('hub-link-edit')} formReading={formReading} />
      ))}
      <ul className={styles['links']}>
        {shown.map((link) => (
          <Link key={link.id} link={link} canRevoke={can('hub-link-edit')} />
        ))}
      </ul>
    </Panel>
  )
}

function Link({ link, canRevoke }: { link: ShareLink; canRevoke: boolean }) {
  const t = useTranslations('shareLinks')
  const codeText = useCodeText()
  const instant = useInstant()
  return (
    <li>
      <b>{link.recipient}</b>
      <StateTag list={linkState} tones={linkStateTone} value={link.state} />
      <span>
        <WholeParts>
          {`${codeText(linkKind, link.kind)} · ${t('madeBy', { name: link.createdBy, at: instant(link.createdAt) })}`}
        </WholeParts>
      </span>
      <span>
        <WholeParts>{t('until', { at: instant(link.expiresAt) })}</WholeParts> ·{' '}
        <OpeningsButton link={link} />
      </span>
      {canRevoke && link.state === linkState.codes.active && (
        <RevokeLink id={link.id} recipient={link.recipient} />
      )}
    </li>
  )
}

/** Packing lists and invoices have lines; photos have none, whatever their file is. */
const withLines: ReadonlySet<number> = new Set([linkReplyKind.codes.packingList, linkReplyKind.codes.invoice])

function Reply({
  reply,
  canDecide,
  formReading,
}: { reply: LinkReply; canDecide: boolean } & Pick<Props, 'formReading'>) {
  const t = useTranslations('shareLinks')
  const codeText = useCodeText()
  const instant = useInstant()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { id, file } = reply
  const isOpen = canDecide && reply.state === linkReplyState.codes.toCheck
  const isTaken = reply.state === linkReplyState.codes.taken
  const readable =
    file && withLines.has(reply.kind) && isReadablePaper(file.mime) && (isOpen || isTaken)
      ? formReading?.(file.id)
      : undefined
  /** Only a file of the record becomes the source of its lines, so one that waits is taken first. */
  async function readLines(href: string): Promise<void> {
    if (isOpen) await decide('accept')
    await navigate({ href })
  }
  async function decide(verb: 'accept' | 'refuse'): Promise<void> {
    setBusy(true)
    try {
      await api(`POST base/online/linkReply/{id}/${verb}`, { params: { id }, body: {} })
      showToast({ kind: 'success', text: t(verb === 'accept' ? 'taken' : 'refused') })
      await Promise.all(
        ['linkReply', 'order', 'inbound'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      )
    } finally {
      setBusy(false)
    }
  }
  const run = (verb: 'accept' | 'refuse') => () => void decide(verb).catch(() => undefined)
  return (
    <article className={styles['reply']}>
      <header>
        <b>{codeText(linkReplyKind, reply.kind)}</b>
        <StateTag list={linkReplyState} tones={linkReplyStateTone} value={reply.state} />
      </header>
      <span>
        {reply.sender} · {instant(reply.createdAt)}
      </span>
      {file ? (
        <FileList files={[{ id: file.id, name: file.name, size: file.bytes, mime: file.mime }]} />
      ) : (
        <p>{reply.time}</p>
      )}
      {reply.note !== '' && <p>{reply.note}</p>}
      {(isOpen || readable !== undefined) && (
        <footer>
          {isOpen && (
            <Button size="small" isBusy={isBusy} onClick={run('accept')}>
              {t(file ? 'takeFile' : 'takeTime')}
            </Button>
          )}
          {readable !== undefined && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => void readLines(readable).catch(() => undefined)}
            >
              {t(isOpen ? 'takeAndRead' : 'readLines')}
            </Button>
          )}
          {isOpen && (
            <Button size="small" disabled={isBusy} onClick={run('refuse')}>
              {t('refuse')}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
