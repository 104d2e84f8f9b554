import { saveDownload } from '@quayside/kit/page/download.ts'
import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import './img-preview.css'
import { filesInAddress, useFile } from './img-preview-file.ts'
import { PictureStage } from './img-preview-stage.tsx'
import { PreviewTools } from './img-preview-tools.tsx'
import { startView, turn, type View, zoomBy } from './img-preview-view.ts'

/** §2: shows a file of the user's company, pictures and PDF: zoom, rotate, browse, download. */
export function ImgPreview() {
  const t = useTranslations('imgPreview')
  const [{ ids, shown }] = useState(filesInAddress)
  const [place, setPlace] = useState(shown)
  const [view, setView] = useState<View>(startView)
  const [attempt, setAttempt] = useState(0)
  const id = ids[place]
  const state = useFile(id, attempt)
  const isPicture = state.kind === 'open' && state.file.mime.startsWith('image/')

  function goTo(next: number) {
    const inside = ids[next]
    if (inside === undefined) return
    setPlace(next)
    setView(startView)
    history.replaceState(null, '', `?ids=${ids.join()}&id=${inside}`)
  }

  async function download() {
    if (id !== undefined) saveDownload(await api('GET system/online/file/{id}', { params: { id } }))
  }

  useWindowKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') goTo(place - 1)
    if (event.key === 'ArrowRight') goTo(place + 1)
    if (event.key === '+' || event.key === '=') setView((before) => zoomBy(before, 1))
    if (event.key === '-') setView((before) => zoomBy(before, -1))
    if (event.key === '0') setView(startView)
    if (event.key.toLowerCase() === 'r') setView((before) => turn(before, event.shiftKey ? -90 : 90))
  })

  return (
    <div className="preview">
      <header>
        <h1>{state.kind === 'open' ? state.file.name : t('title')}</h1>
        {ids.length > 1 && (
          <p aria-live="polite">{t('place', { place: String(place + 1), count: String(ids.length) })}</p>
        )}
        <PreviewTools
          isPicture={isPicture}
          hasBefore={place > 0}
          hasAfter={place < ids.length - 1}
          onStep={(step) => goTo(place + step)}
          onView={setView}
          onDownload={() => void download()}
        />
      </header>
      <main aria-busy={state.kind === 'loading'}>
        {id === undefined && <p role="alert">{t('none')}</p>}
        {id !== undefined && state.kind === 'loading' && <p role="status">{t('loading')}</p>}
        {state.kind === 'failed' && (
          <div role="alert">
            <p>{t('failed')}</p>
            <p>{state.message}</p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {t('retry')}
            </button>
          </div>
        )}
        {isPicture && <PictureStage file={state.file} view={view} />}
        {state.kind === 'open' && !isPicture && (
          <iframe src={state.file.address} title={t('pdf', { name: state.file.name })} />
        )}
      </main>
    </div>
  )
}
