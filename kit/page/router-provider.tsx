import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Place, Router } from './router.ts'

const RouterContext = createContext<Router | undefined>(undefined)
export const PlaceContext = createContext<Place>({ href: '', pathname: '', search: {}, hash: '' })

/** The router alone: what uses it is not drawn again when the address changes. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('pages need a RouterProvider around them')
  return router
}

export const useNavigate = (): Router['navigate'] => useRouter().navigate
/** The address that is drawn. */
export const usePlace = (): Place => useContext(PlaceContext)

type Props = { readonly router: Router; readonly children: (place: Place) => ReactNode }

/** Draws what an address shows. Another page is drawn in batches, between which the browser handles input. */
export function RouterProvider({ router, children }: Props) {
  const [place, setPlace] = useState(() => router.start())
  const shown = useRef(place)
  useLayoutEffect(
    () =>
      router.follow((next) => {
        if (next.pathname === shown.current.pathname) setPlace(next)
        else startTransition(() => setPlace(next))
      }),
    [router],
  )
  useLayoutEffect(() => {
    shown.current = place
    router.drawn(place)
  }, [router, place])
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>{children(place)}</PlaceContext>
    </RouterContext>
  )
}

type CatchProps = { readonly place: Place; readonly failed: ReactNode; readonly children: ReactNode }

/** Shows in place of a page that throws what happened, until another address is opened. */
export class CatchPage extends Component<CatchProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidUpdate({ place }: CatchProps): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

type Held = { readonly go: () => void; readonly stay: () => void }

/** Keeps the page while `mayLeave` says no: then it is asked, and `go` leaves it. */
export function useHeldPage(mayLeave: (next: Place) => boolean): Held | undefined {
  const router = useRouter()
  const [held, setHeld] = useState<{ go: () => void }>()
  const latest = useRef(mayLeave)
  useLayoutEffect(() => {
    latest.current = mayLeave
  })
  useEffect(
    () =>
      router.block((next, go) => {
        if (latest.current(next)) return false
        setHeld({ go })
        return true
      }),
    [router],
  )
  const stay = (): void => setHeld(undefined)
  const go = (): void => {
    stay()
    held?.go()
  }
  return held && { go, stay }
}
