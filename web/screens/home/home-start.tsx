import { EyeInvisibleOutlined } from '@ant-design/icons-svg'
import { type HomeLayout, withHidden } from '@quayside/contract/home/home-layout.ts'
import { type StartFacts, type StartState, startTone, stopsOf } from '@quayside/contract/home/home-start.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { Panel } from './home-panel.tsx'
import { StartLine } from './home-start.line.tsx'
import styles from './home-start.module.css'
import { SampleInvitation } from './home-start.sample.tsx'
import { mayActOn, StopActions, StopItems } from './home-start.stops.tsx'

type Props = {
  readonly facts: StartFacts
  readonly layout: HomeLayout
  readonly onHidden: (layout: HomeLayout) => unknown
}

/** The four stops to a company's first order, each with what is there already and what to do next. */
export default function StartPanel({ facts, layout, onHidden }: Props) {
  const t = useTranslations('home.start')
  const can = useCan()
  const [isHiding, setHiding] = useState(false)
  const stops = stopsOf(facts)
  const done = stops.filter(({ state }) => state === 'done').length
  const hide = async (): Promise<void> => {
    setHiding(true)
    try {
      onHidden(await api('POST system/online/home/layout/save', { body: withHidden(layout, 'start', true) }))
      showToast({ kind: 'success', text: t('hidden') })
    } finally {
      setHiding(false)
    }
  }
  return (
    <div className={styles['start']}>
      <Panel
        title={t('title')}
        note={t('reached', { done })}
        tools={
          <Button
            size="small"
            icon={<Icon drawing={EyeInvisibleOutlined} />}
            isBusy={isHiding}
            onClick={() => void hide().catch(() => undefined)}
          >
            {t('hide')}
          </Button>
        }
      >
        <StartLine stops={stops} label={t('line', { done })} />
        <ol className={styles['stops']}>
          {stops.map(({ stop, state }, place) => (
            <li key={stop} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <div className={styles['stop-head']}>
                <small>{t('place', { place: place + 1 })}</small>
                <StopState state={state === 'current' && !mayActOn(stop, facts, can) ? 'unseen' : state} />
              </div>
              <h3>{t(`${stop}.title`)}</h3>
              {state === 'unseen' ? (
                <p className={styles['quiet']}>{t('unseen')}</p>
              ) : (
                <>
                  <StopItems stop={stop} facts={facts} />
                  <StopActions stop={stop} state={state} facts={facts} />
                </>
              )}
            </li>
          ))}
        </ol>
      </Panel>
      {can('order-import-save') && <SampleInvitation />}
    </div>
  )
}

function StopState({ state }: { state: StartState }) {
  const t = useTranslations('home.start.states')
  return <ToneTag tone={startTone[state]}>{t(state)}</ToneTag>
}
