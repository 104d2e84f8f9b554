import {
  CheckSquareOutlined,
  CloudOutlined,
  ClusterOutlined,
  DatabaseOutlined,
  HddOutlined,
  MailOutlined,
  SafetyCertificateOutlined,
  TagOutlined,
} from '@ant-design/icons-svg'
import { type SystemPart, type SystemStatus, systemLimits } from '@quayside/contract/office/system.ts'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import type { ComponentProps } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './system.module.css'
import { SystemCard } from './system-card.tsx'
import { useBytes } from './use-bytes.ts'

type Card = Pick<
  ComponentProps<typeof SystemCard>,
  'drawing' | 'figure' | 'unit' | 'note' | 'facts' | 'used' | 'curve'
>
type CardPart = Exclude<SystemPart, 'jobs' | 'webhooks' | 'services'>

/** One figure of each part with its limit. */
export function SystemCards({ status, problems }: { status: SystemStatus; problems: readonly SystemPart[] }) {
  const t = useTranslations('officeSystem')
  const cards = useCards(status)
  return (
    <div className={styles['cards']}>
      {(Object.keys(cards) as CardPart[]).map((part) => (
        <SystemCard
          key={part}
          title={t(`parts.${part}`)}
          isWrong={problems.includes(part)}
          {...cards[part]}
        />
      ))}
    </div>
  )
}

function useCards(status: SystemStatus): Record<CardPart, Card> {
  const t = useTranslations('officeSystem')
  const bytes = useBytes()
  const { number } = useFormatter()
  const instant = useInstant()
  const { database, replicas, disk, storage, messages, backup, reconcile, history } = status
  const curveOf = (valueOf: (figure: (typeof history)[number]) => number | null, unit: string) => ({
    points: history.flatMap((figure) => {
      const value = valueOf(figure)
      return value === null ? [] : [{ at: figure.at, value }]
    }),
    unit,
  })
  const lag = Math.max(0, ...replicas.map(({ lagSeconds }) => lagSeconds ?? 0))
  const used = disk === null ? undefined : 1 - disk.freeBytes / disk.bytes
  return {
    version: {
      drawing: TagOutlined,
      figure: status.version,
      facts: [
        t('facts.schema', { migration: status.migration }),
        t('facts.database', { version: database.version }),
      ],
      note: t('notes.version', { time: instant(status.startedAt) }),
    },
    database: {
      drawing: DatabaseOutlined,
      figure: number(database.milliseconds),
      unit: t('units.milliseconds'),
      curve: curveOf(({ milliseconds }) => milliseconds, t('units.milliseconds')),
      note: t('notes.database', {
        size: bytes(database.bytes),
        connections: database.connections,
        most: database.mostConnections,
        locks: database.lockWaits,
      }),
    },
    replicas: {
      drawing: ClusterOutlined,
      figure: number(lag, { maximumFractionDigits: 1 }),
      unit: replicas.length === 0 ? t('units.replicas') : t('units.behind'),
      ...(replicas.length > 0 && { curve: curveOf(({ lagSeconds }) => lagSeconds, t('units.behind')) }),
      note:
        replicas.length === 0
          ? t('notes.noReplica')
          : `${replicas.map(({ name }) => name).join(', ')} · ${t('notes.replicas', { limit: systemLimits.replicaLagSeconds })}`,
    },
    disk: {
      drawing: HddOutlined,
      figure: used === undefined ? t('unknown') : number(used, { style: 'percent' }),
      ...(used !== undefined && { used: { part: used, limit: systemLimits.diskUsed } }),
      note:
        disk === null
          ? ''
          : t('notes.disk', {
              free: bytes(disk.freeBytes),
              total: bytes(disk.bytes),
              limit: systemLimits.diskUsed * 100,
            }),
    },
    storage: {
      drawing: CloudOutlined,
      figure: bytes(storage.bytes),
      facts: [t('facts.files', { count: storage.files }), t('facts.failures', { count: storage.failures })],
      note: storage.isObjectStore ? t('notes.objectStore') : t('notes.disks'),
    },
    messages: {
      drawing: MailOutlined,
      figure: number(messages.sentToday),
      unit: t('units.sent'),
      curve: curveOf(({ waiting }) => waiting, t('units.waiting')),
      note: messages.isMailConfigured
        ? t('notes.messages', {
            givenUp: messages.givenUp,
            waiting: messages.waiting,
            minutes: messages.oldestMinutes,
          })
        : t('notes.noMail', { waiting: messages.waiting }),
    },
    backup: {
      drawing: SafetyCertificateOutlined,
      figure: backup === null ? t('never') : instant(backup.endedAt),
      ...(backup && {
        facts: [
          t('facts.rows', { count: backup.counts.checked }),
          t('facts.files', { count: backup.counts.files }),
          t('facts.missing', { count: backup.counts.wrong }),
        ],
      }),
      note: t('notes.backup', { hours: systemLimits.backupHours }),
    },
    reconcile: {
      drawing: CheckSquareOutlined,
      figure: reconcile === null ? t('never') : instant(reconcile.endedAt),
      ...(reconcile && {
        facts: [
          t('facts.checked', { count: reconcile.counts.checked }),
          t('facts.wrong', { count: reconcile.counts.wrong }),
        ],
      }),
      note: t('notes.reconcile', { days: systemLimits.reconcileDays }),
    },
  }
}
