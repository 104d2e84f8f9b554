import { SearchOutlined } from '@ant-design/icons'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './quick-search.module.css'
import { type Hit, useSearchHits } from './search-hits.ts'

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
        <Icon drawing={SearchOutlined} />
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
  const hits = useSearchHits(typed)

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
        <Icon drawing={SearchOutlined} />
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
