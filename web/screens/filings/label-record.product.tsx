import { labelVersionState, labelVersionStateTone } from '@quayside/contract/filings/filing.codes.ts'
import type { LabelLine, LabelVersion } from '@quayside/contract/filings/label-line.ts'
import type { LabelOrderDetail } from '@quayside/contract/filings/label-order.ts'
import { FileVersions } from '@quayside/kit/files/file-versions.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { StateActions, type StepInput } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { LabelProductFields } from '@quayside/kit/records/label-product.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'
import { useRemarkEntry } from './label-remark.tsx'
import styles from './labels.module.css'

type Props = {
  readonly label: LabelOrderDetail
  readonly line: LabelLine
  readonly place: number
  /** Its confirmation is the main action of the page. */
  readonly isMain: boolean
}

const isWaiting = ({ state }: LabelVersion): boolean => state === labelVersionState.codes.waiting
export const hasWaitingVersion = ({ versions }: LabelLine): boolean => versions.some(isWaiting)

const readFile = async (id: string): Promise<Blob> =>
  (await api('GET system/online/file/{id}', { params: { id } }, { isQuiet: true })).blob

/** A product: its label's versions beside its package, and below what it was made from. */
export function LabelProduct({ label, line, place, isMain }: Props) {
  const t = useTranslations('labelVersions')
  const form = useTranslations('labels.form')
  const { packageImage, versions } = line
  return (
    <section className={`q-panel ${styles['product']}`} aria-label={line.productName}>
      <header>
        <h2>
          {form('product', { place: place + 1 })}
          <span>{line.productName}</span>
        </h2>
      </header>
      {versions.length === 0 ? (
        <p className="q-nothing">{t('none')}</p>
      ) : (
        <FileVersions
          label={t('title')}
          read={readFile}
          versions={[
            ...versions.map((version) => ({
              key: version.id,
              title: t('version', { number: version.number }),
              state: (
                <StateTag list={labelVersionState} tones={labelVersionStateTone} value={version.state} />
              ),
              file: toStoredFile(version.file),
              notes: <Notes version={version} />,
              actions: <Answer label={label} version={version} isMain={isMain} />,
            })),
            ...(packageImage
              ? [{ key: 'package', title: t('package'), file: toStoredFile(packageImage) }]
              : []),
          ]}
        />
      )}
      <Source line={line} />
    </section>
  )
}

function Notes({ version }: { version: LabelVersion }) {
  const t = useTranslations('labelVersions')
  if (version.remark === '' && version.answer === '') return null
  return (
    <Details>
      {version.remark !== '' && <TextDetail label={t('remark')} value={version.remark} isWide />}
      {version.answer !== '' && <TextDetail label={t('answer')} value={version.answer} isWide />}
    </Details>
  )
}

/** Confirm it, or say what is to be changed. */
function Answer({ label, version, isMain }: Pick<Props, 'label' | 'isMain'> & { version: LabelVersion }) {
  const t = useTranslations('labels.record')
  const queries = useQueryClient()
  const remark = useRemarkEntry()
  if (!isWaiting(version)) return null
  const steps = label.nextSteps.filter(({ name }) => name === 'confirmVersion' || name === 'askChange')
  const key = { params: { id: label.id } }

  async function run(name: string, { entered }: StepInput<{ askChange: string }>): Promise<void> {
    const versionId = version.id
    if (name === 'confirmVersion')
      await api('POST filing/online/label/{id}/confirmVersion', { ...key, body: { versionId } })
    else
      await api('POST filing/online/label/{id}/askChange', {
        ...key,
        body: { versionId, remark: entered.askChange ?? '' },
      })
    showToast({
      kind: 'success',
      text: t(name === 'confirmVersion' ? 'done.confirmVersion' : 'done.askChange'),
    })
    await queries.invalidateQueries({ queryKey: ['labelOrder'] })
  }
  return (
    <StateActions
      machine="labelOrder"
      {...(isMain && { main: 'confirmVersion' })}
      steps={steps}
      entries={{ askChange: remark }}
      onStep={run}
    />
  )
}

/** What the customer gave of the product. */
function Source({ line }: { line: LabelLine }) {
  const t = useTranslations('labels.record')
  const fields = useTranslations('labelFields.labelLine')
  return (
    <details className={styles['source']} open={line.versions.length === 0}>
      <summary>{t('source')}</summary>
      <Details>
        <TextDetail label={fields('productName')} value={line.productName} />
        <LabelProductFields line={line} countryName={useEntryNames('1001')} />
      </Details>
    </details>
  )
}
