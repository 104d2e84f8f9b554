import { Component, type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { showToast } from './events.ts'
import './empty-state.css'

type Loaded<P> = { readonly default: ComponentType<P> }

class PartNotLoaded extends Error {}

type BoundaryProps = {
  readonly draw: () => ReactNode
  /** What stands in place of a part that could not be loaded; `retry` draws the part again. */
  readonly failed: (retry: () => void) => ReactNode
}

/** Every other error goes on to the page's own. */
class Boundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.draw()
    if (!(error instanceof PartNotLoaded)) throw error
    return this.props.failed(() => this.setState({ error: undefined }))
  }
}

/** A dialog closes again with a message. */
function ClosesAgain({ onClose }: { onClose: () => void }) {
  const t = useTranslations('kit.error')
  useEffect(() => {
    showToast({ kind: 'error', text: t('part') })
    onClose()
  })
  return null
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('kit.error')
  return (
    <div className="q-empty" role="alert">
      <p>{t('part')}</p>
      <Button onClick={onRetry}>{t('retryPart')}</Button>
    </div>
  )
}

const closes = (props: object): props is { onClose: () => void } =>
  'onClose' in props && typeof props.onClose === 'function'

/**
 * A part of a page that is loaded when it is first drawn. Where that fails, as on a lost connection, the page stays with
 * what was typed into it, and the part is loaded again when it is next asked for. A part with `isSpare` is left out.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Loaded<P>>,
  { isSpare = false }: { isSpare?: boolean } = {},
): ComponentType<P> {
  const begin = () =>
    lazy(async () => {
      try {
        return await load()
      } catch (cause) {
        throw new PartNotLoaded('a part of the page could not be loaded', { cause })
      }
    })
  let Part = begin()
  return function LazyPart(props: P) {
    const failed = (retry: () => void): ReactNode => {
      const again = (): void => {
        Part = begin()
        retry()
      }
      if (isSpare) return null
      if (!closes(props)) return <PartFailed onRetry={again} />
      const { onClose } = props
      const close = (): void => {
        Part = begin()
        onClose()
      }
      return <ClosesAgain onClose={close} />
    }
    return <Boundary failed={failed} draw={() => <Part {...props} />} />
  }
}
