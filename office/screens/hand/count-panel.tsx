import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import { differenceKind, palletType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import panelStyles from './count-panel.module.css'
import { CountPhotos } from './count-photos.tsx'
import { beyondOf, type Counting, dayFindings, isReadable, type Line, packOf, step } from './counting.ts'
import styles from './goods.module.css'

const { short, over, damaged, wrongGoods } = differenceKind.codes

type Props = {
  readonly line: Line
  readonly counting: Counting
  readonly onChange: (counting: Counting) => void
}

/** One pallet: announced, received and the difference; large buttons count by packs. */
export function CountPanel({ line, counting, onChange }: Props) {
  const t = useTranslations('officeHand')
  const fields = useTranslations('warehouseFields.inboundLine')
  const codeText = useCodeText()
  const dayErrors = useFindingTexts()(dayFindings(line, counting, today()))
  const pack = packOf(line)
  const beyond = beyondOf(line, counting)
  const [shown, setShown] = useState<'damaged' | 'wrongGoods'>()
  const kinds = [
    { kind: short, isOn: beyond.lt(0), part: undefined },
    { kind: damaged, isOn: Number(counting.damaged) > 0, part: 'damaged' as const },
    { kind: over, isOn: beyond.gt(0), part: undefined },
    { kind: wrongGoods, isOn: Number(counting.wrongGoods) > 0, part: 'wrongGoods' as const },
  ]
  const hasDifference = kinds.some(({ isOn }) => isOn) || shown !== undefined
  const packs = (qty: string): string => t('packs', { count: Number(qty) / Number(pack) })
  return (
    <section className={styles['count']} aria-label={line.palletNumber || line.model}>
      <div className={styles['what']}>
        <b>{line.palletNumber || line.model}</b>
        <span>{line.palletType === null ? '' : codeText(palletType, line.palletType)}</span>
      </div>
      <p>
        <code>{line.model}</code>{' '}
        {[line.brand, line.name, line.dateCode && `D/C ${line.dateCode}`].filter(Boolean).join(' · ')}
      </p>
      <div className={styles['figures']}>
        <Figure label={t('announced')} note={packs(line.qty)}>
          {showNumber(line.qty)}
        </Figure>
        <label>
          <span>{t('counted')}</span>
          <input
            aria-label={t('counted')}
            aria-invalid={!isReadable(counting)}
            inputMode="decimal"
            maxLength={16}
            value={counting.qty}
            onChange={(event) => onChange({ ...counting, qty: event.target.value })}
          />
          <small>{packs(counting.qty || '0')}</small>
        </label>
        <Figure
          label={t('difference')}
          isOff={!beyond.eq(0)}
          note={beyond.eq(0) ? t('exact') : packs(beyond.toFixed())}
        >
          {showNumber(beyond.toFixed())}
        </Figure>
      </div>
      <div className={styles['buttons']}>
        <button type="button" onClick={() => onChange({ ...counting, qty: step(counting.qty, pack, -1) })}>
          − {showNumber(pack)}
        </button>
        <button type="button" onClick={() => onChange({ ...counting, qty: step(counting.qty, pack, 1) })}>
          + {showNumber(pack)}
        </button>
        <button type="button" onClick={() => onChange({ ...counting, qty: line.qty })}>
          {t('all', { qty: showNumber(line.qty) })}
        </button>
      </div>
      <div className={panelStyles['days']}>
        {(['producedOn', 'expiresOn'] as const).map((key) => (
          <label key={key} className={panelStyles['field']}>
            {fields(key)}
            <input
              type="date"
              aria-invalid={dayErrors[key] !== undefined}
              value={counting[key]}
              onChange={(event) => onChange({ ...counting, [key]: event.target.value })}
            />
            {dayErrors[key] !== undefined && <span role="alert">{dayErrors[key]}</span>}
          </label>
        ))}
      </div>
      {isExpired(counting.expiresOn, today()) && (
        <p className={panelStyles['expired']} role="note">
          {t('expired')}
        </p>
      )}
      <p className={panelStyles['part-title']}>
        <span>{t('reasons')}</span>
        <span>{t('pack', { qty: showNumber(pack) })}</span>
      </p>
      <div className={styles['kinds']}>
        {kinds.map(({ kind, isOn, part }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn || (part !== undefined && shown === part)}
            disabled={part === undefined && !isOn}
            onClick={() => part && setShown(shown === part ? undefined : part)}
          >
            {codeText(differenceKind, kind)}
          </button>
        ))}
      </div>
      {shown && (
        <label className={panelStyles['field']}>
          {t('partQty', { kind: codeText(differenceKind, shown === 'damaged' ? damaged : wrongGoods) })}
          <input
            inputMode="decimal"
            maxLength={16}
            value={counting[shown]}
            onChange={(event) => onChange({ ...counting, [shown]: event.target.value })}
          />
        </label>
      )}
      {hasDifference && (
        <label className={panelStyles['field']}>
          {t('reason')}
          <input
            maxLength={500}
            value={counting.reason}
            placeholder={t('reasonHint')}
            onChange={(event) => onChange({ ...counting, reason: event.target.value })}
          />
        </label>
      )}
      {hasDifference && <CountPhotos counting={counting} onChange={onChange} />}
    </section>
  )
}

function Figure(props: { label: string; note: string; isOff?: boolean; children: ReactNode }) {
  const { label, note, isOff = false, children } = props
  return (
    <div>
      <span>{label}</span>
      <b data-off={isOff || undefined}>{children}</b>
      <small>{note}</small>
    </div>
  )
}
