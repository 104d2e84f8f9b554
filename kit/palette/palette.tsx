import { SearchOutlined } from '@ant-design/icons-svg'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { pinyinPlace } from '../inputs/pinyin-syllables.ts'
import { Icon } from '../page/icon.tsx'
import { useNavigate } from '../page/router-provider.tsx'
import { RouteMini } from '../record/route-mini.tsx'
import { type Group, type Hit, type HitDetail, hasMore } from './hits.ts'
import styles from './palette.module.css'

type Texts = Readonly<Record<'label' | 'placeholder' | 'preview' | 'openHit' | 'all' | 'nothing', string>> & {
  readonly hint: ReactNode
  readonly whole?: string
}
type Props = {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** What was found for the typed text. */
  readonly groups: readonly Group[]
  readonly texts: Texts
  /** What the preview says of a hit that names a record without having read it. */
  readonly detailOf?: (hit: Hit) => Promise<HitDetail | undefined>
  /** Shows all results of all kinds, where only some of them are shown. */
  readonly onWhole?: (() => void) | undefined
  readonly onClose: () => void
}

/** Finds records, actions and pages by keyboard, and shows what is chosen at the right. */
export function Palette({ typed, onType, groups, texts, detailOf, onWhole, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [place, setPlace] = useState(0)
  const hits = groups.flatMap((group) => group.hits)
  const chosen = hits[Math.min(place, hits.length - 1)]
  const group = groups.find((each) => chosen !== undefined && each.hits.includes(chosen))

  useEffect(() => {
    dialog.current?.showModal()
    // What was typed before is written on.
    const field = dialog.current?.querySelector('input')
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [place])

  const open = (href: string | undefined): void => {
    if (href === undefined) return
    onClose()
    void navigate({ href })
  }
  const showWhole = typed !== '' && hasMore(groups) ? onWhole : undefined
  const steer = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setPlace((place + step + hits.length) % Math.max(1, hits.length))
    }
    if (event.key !== 'Enter') return
    if (!(event.ctrlKey || event.metaKey)) return open(chosen?.href)
    // First all results, then the list of the chosen one's kind.
    if (showWhole) showWhole()
    else open(group?.all)
  }

  return (
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={texts.label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['palette-box']}>
        <Icon drawing={SearchOutlined} />
        <input
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={chosen && `${id}-${hits.indexOf(chosen)}`}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          value={typed}
          autoFocus
          onChange={(event) => {
            onType(event.target.value)
            setPlace(0)
          }}
          onKeyDown={steer}
        />
        <kbd>Esc</kbd>
      </div>
      <div className={styles['palette-body']}>
        <div id={`${id}-hits`} role="listbox" aria-label={texts.label} className={styles['palette-hits']}>
          {groups.map((each) => (
            <GroupOfHits
              key={each.title}
              group={each}
              typed={typed.replace(/^>/, '')}
              idOf={(hit) => `${id}-${hits.indexOf(hit)}`}
              chosen={chosen}
              onChoose={(hit) => setPlace(hits.indexOf(hit))}
              onOpen={(hit) => open(hit.href)}
            />
          ))}
        </div>
        {chosen && (
          <Preview
            hit={chosen}
            title={group?.title ?? ''}
            all={group?.all}
            allKey={showWhole ? '' : 'Ctrl Enter'}
            texts={texts}
            detailOf={detailOf}
            onOpen={open}
          />
        )}
      </div>
      <footer>
        <span>{hits.length === 0 && typed !== '' ? texts.nothing : texts.hint}</span>
        {showWhole && (
          <button type="button" tabIndex={-1} onClick={showWhole}>
            {texts.whole} <kbd>Ctrl Enter</kbd>
          </button>
        )}
      </footer>
    </dialog>
  )
}

type OfHits = {
  readonly group: Group
  readonly typed: string
  readonly idOf: (hit: Hit) => string
  readonly chosen: Hit | undefined
  readonly onChoose: (hit: Hit) => void
  readonly onOpen: (hit: Hit) => void
}
function GroupOfHits({ group, typed, idOf, chosen, onChoose, onOpen }: OfHits) {
  const format = useFormatter()
  return (
    <div role="group" aria-label={group.title}>
      <h3 aria-hidden="true">
        {group.title}
        {group.total !== undefined && <small>{format.number(group.total)}</small>}
      </h3>
      {group.hits.map((hit) => (
        <div
          key={`${hit.href} ${hit.label}`}
          id={idOf(hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit === chosen}
          onMouseMove={() => hit !== chosen && onChoose(hit)}
          onClick={() => onOpen(hit)}
        >
          <span data-number={isNumber(hit.label) || undefined}>
            <Marked text={hit.label} typed={typed} />
          </span>
          <small>
            <Marked text={hit.note} typed={typed} />
          </small>
          <b>{hit.value !== undefined && <Value text={hit.value} />}</b>
        </div>
      ))}
    </div>
  )
}

/** What a key is called in the foot. */
export const keyTexts = { key: (name: ReactNode) => <kbd>{name}</kbd> }

const isNumber = (label: string): boolean => /^[A-Z]{1,2}\d{6}-\d{4}$/.test(label)

/** A sum with its currency before it, which is quieter; or a count. */
function Value({ text }: { text: string }) {
  const [currency, ...amount] = text.split(' ')
  if (amount.length === 0) return text
  return (
    <span className="q-number">
      <small>{`${currency} `}</small>
      {amount.join(' ')}
    </span>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const place = pinyinPlace(text, typed)
  if (!place) return text
  const [from, to] = place
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}

type OfPreview = {
  readonly hit: Hit
  readonly title: string
  readonly all: string | undefined
  readonly allKey: string
  readonly texts: Texts
  readonly detailOf: Props['detailOf']
  readonly onOpen: (href: string) => void
}
function Preview({ hit, title, all, allKey, texts, detailOf, onOpen }: OfPreview) {
  const stops = useTranslations('kit.route.stops')
  const detail = useQuery({
    queryKey: ['palette', hit.label, hit.note],
    queryFn: async () => (await detailOf?.(hit)) ?? null,
    enabled: detailOf !== undefined && hit.facts === undefined,
    staleTime: 30_000,
    retry: false,
  }).data
  const { facts, route } = detail ?? hit
  return (
    <aside className={styles['palette-preview']} aria-label={texts.preview}>
      <small>{title}</small>
      <h3 data-number={isNumber(hit.label) || undefined}>{hit.label}</h3>
      <p>{hit.note}</p>
      {route && (
        <div className={styles['palette-route']}>
          <RouteMini route={route} nameOf={(stop) => stops(stop)} />
        </div>
      )}
      {facts && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" tabIndex={-1} onClick={() => onOpen(hit.href)}>
        {texts.openHit} <kbd>Enter</kbd>
      </button>
      {all !== undefined && (
        <button type="button" tabIndex={-1} onClick={() => onOpen(all)}>
          {texts.all} {allKey !== '' && <kbd>{allKey}</kbd>}
        </button>
      )}
    </aside>
  )
}
