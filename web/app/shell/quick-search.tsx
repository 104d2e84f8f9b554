import { SearchOutlined } from '@ant-design/icons'
import { useCan } from '@quayside/kit/context.tsx'
import { Icon } from '@quayside/kit/icon.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageNameOf } from '../../lib/page-name.ts'
import { visibleMenu } from '../menu.ts'
import styles from './quick-search.module.css'
import { searchSources } from './search-sources.ts'

type Hit = { readonly group: string; readonly label: string; readonly note: string; readonly href: string }

/** Ctrl+K: finds pages by name and records by the sources below. */
export function QuickSearch() {
  const t = useTranslations('shell.search')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpen(true)
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button type="button" className={styles['search-open']} onClick={() => setOpen(true)}>
        <Icon of={SearchOutlined} />
        <span>{t('open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.search')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const hits = useHits(typed)

  useEffect(() => dialog.current?.showModal(), [])

  const open = (hit: Hit | undefined): void => {
    if (!hit) return
    onClose()
    void navigate({ href: hit.href })
  }
  const steer = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setPlace((place + step + hits.length) % Math.max(1, hits.length))
    }
    if (event.key === 'Enter') open(hits[place])
  }

  return (
    <dialog
      ref={dialog}
      className={styles['search']}
      aria-label={t('label')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['search-box']}>
        <Icon of={SearchOutlined} />
        <input
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={hits[place] && `${id}-${place}`}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={typed}
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
          }}
          onKeyDown={steer}
        />
      </div>
      <ul id={`${id}-hits`} role="listbox" aria-label={t('label')}>
        {hits.map((hit, index) => (
          <li
            key={hit.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === place}
            onMouseMove={() => setPlace(index)}
            onClick={() => open(hit)}
          >
            <small>{hit.group}</small>
            <span>{hit.label}</span>
            <code>{hit.note}</code>
          </li>
        ))}
      </ul>
      <footer>{hits.length === 0 && typed !== '' ? t('nothing') : t('hint')}</footer>
    </dialog>
  )
}

const pause = 180

function useHits(typed: string): readonly Hit[] {
  const t = useTranslations('shell')
  const can = useCan()
  const [records, setRecords] = useState<readonly Hit[]>([])
  const [typedForms, setTypedForms] = useState<Readonly<Record<string, string>>>({})
  const wanted = typed.trim()

  useEffect(() => {
    void import('virtual:page-pinyin').then((found) => setTypedForms(found.default))
  }, [])

  useEffect(() => {
    if (wanted === '') return setRecords([])
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const open = searchSources.filter((source) => can(source.permission))
      const answers = await Promise.allSettled(open.map((source) => source.find(wanted, stop.signal)))
      if (stop.signal.aborted) return
      const found = answers.flatMap((answer, index) => {
        const group = open[index]?.name
        if (answer.status === 'rejected' || group === undefined) return []
        return answer.value.map((hit) => ({ ...hit, group: t(`search.${group}`) }))
      })
      setRecords(found)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The permission check and the texts only change together with the whole page.
  }, [wanted])

  const pages = visibleMenu(can).flatMap((area) =>
    area.pages.map((path) => ({
      group: t('search.pages'),
      label: t(`pages.${pageNameOf(path)}`),
      note: t(`areas.${area.name}`),
      href: path,
    })),
  )
  const small = wanted.toLowerCase()
  const fitting = pages.filter(
    ({ label, href }) => label.toLowerCase().includes(small) || typedForms[href.slice(1)]?.includes(small),
  )
  return [...(wanted === '' ? pages : fitting), ...records].slice(0, 12)
}
