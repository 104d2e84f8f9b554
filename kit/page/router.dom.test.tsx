import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { browserAddresses, ownAddresses } from './addresses.ts'
import { Link } from './link.tsx'
import { useChangeSearch, useWholeSearch } from './page-search.ts'
import { createRouter, type Router } from './router.ts'
import { CatchPage, RouterProvider, useHeldPage, usePlace } from './router-provider.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined
afterEach(async () => act(async () => root?.unmount()))

async function draw(router: Router, Page: () => React.ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const page = <Page />
  await act(async () => root?.render(<RouterProvider router={router}>{() => page}</RouterProvider>))
  return place
}

const Address = () => <p>{usePlace().href}</p>

it('an address is drawn, and Back and Forward lead to those before and after it', async () => {
  const addresses = ownAddresses('/orders')
  const router = createRouter({ addresses })
  const place = await draw(router, Address)
  expect(place.textContent).toBe('/orders')
  await act(async () => void router.navigate({ href: '/order?id=8' }))
  await act(async () => void router.navigate({ href: '/order?id=9', replace: true }))
  expect(place.textContent).toBe('/order?id=9')
  await act(async () => addresses.go(-1))
  expect(place.textContent).toBe('/orders')
  await act(async () => addresses.go(1))
  expect(place.textContent).toBe('/order?id=9')
})

it('the same address again makes no second entry', async () => {
  const addresses = ownAddresses('/orders')
  const router = createRouter({ addresses })
  const place = await draw(router, Address)
  await act(async () => void router.navigate({ href: '/stock' }))
  await act(async () => void router.navigate({ href: '/stock/' }))
  await act(async () => addresses.go(-1))
  expect(place.textContent).toBe('/orders')
})

it('an address that may not open gives way to another, at the start and later', async () => {
  const before = ({ pathname }: { pathname: string }): string | undefined =>
    pathname === '/closed' ? '/login' : undefined
  const router = createRouter({ addresses: ownAddresses('/closed'), before })
  const place = await draw(router, Address)
  expect(place.textContent).toBe('/login')
  await act(async () => void router.navigate({ href: '/orders' }))
  await act(async () => void router.navigate({ href: '/closed' }))
  expect(place.textContent).toBe('/login')
})

it('parameters are changed one by one, and changes before the next drawing add up', async () => {
  const router = createRouter({ addresses: ownAddresses('/orders?state=1&page=2') })
  const Change = () => {
    const search = useWholeSearch()
    const change = useChangeSearch()
    const both = (): void => {
      change({ state: '3' })
      change({ page: undefined })
    }
    return <button onClick={both}>{JSON.stringify(search)}</button>
  }
  const place = await draw(router, Change)
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('{"state":"3"}')
})

it('what only uses the router is not drawn again when the address changes', async () => {
  const router = createRouter({ addresses: ownAddresses('/orders') })
  let drawings = 0
  const Counted = () => {
    drawings += 1
    return <Link href="/stock">stock</Link>
  }
  await draw(router, Counted)
  const before = drawings
  await act(async () => void router.navigate({ href: '/orders?page=2' }))
  expect(drawings).toBe(before)
})

it.each([
  ['a link', (router: Router) => router.navigate({ href: '/stock' })],
  ['Back', (_: Router, addresses: ReturnType<typeof ownAddresses>) => addresses.go(-1)],
] as const)('%s waits until who is asked leaves the page', async (_, leave) => {
  const addresses = ownAddresses('/stock')
  const router = createRouter({ addresses })
  const Form = () => {
    const [isDirty, setDirty] = useState(true)
    const held = useHeldPage(({ pathname }) => !isDirty || pathname === '/form')
    return (
      <>
        <Address />
        <button onClick={held?.go}>leave</button>
        <button onClick={held?.stay}>{held ? 'stay' : 'not asked'}</button>
        <button onClick={() => setDirty(false)}>save</button>
      </>
    )
  }
  const place = await draw(router, Form)
  await act(async () => void router.navigate({ href: '/form', ignoreBlocker: true }))
  const [go, stay] = place.querySelectorAll('button')
  await act(async () => void leave(router, addresses))
  expect(place.querySelector('p')?.textContent).toBe('/form')
  expect(addresses.href()).toBe('/form')
  expect(stay?.textContent).toBe('stay')
  await act(async () => stay?.click())
  expect(stay?.textContent).toBe('not asked')
  await act(async () => void leave(router, addresses))
  await act(async () => go?.click())
  expect(place.querySelector('p')?.textContent).toBe('/stock')
  expect(addresses.href()).toBe('/stock')
})

it('who waits for an address goes on when it is drawn, and at once when it is kept', async () => {
  const router = createRouter({ addresses: ownAddresses('/orders') })
  const place = await draw(router, Address)
  const drawn: (string | null)[] = []
  await act(async () => {
    void router.navigate({ href: '/stock' }).then(() => drawn.push(place.textContent))
    expect(router.latest.href).toBe('/stock')
  })
  expect(drawn).toEqual(['/stock'])
  const unblock = router.block(() => true)
  await router.navigate({ href: '/orders' })
  unblock()
  expect(router.latest.href).toBe('/stock')
})

it('a page that throws is replaced until another address is opened', async () => {
  const router = createRouter({ addresses: ownAddresses('/broken') })
  const Page = () => {
    if (usePlace().pathname === '/broken') throw new Error('broken for this test')
    return <Address />
  }
  const Caught = () => (
    <CatchPage place={usePlace()} failed="failed">
      <Page />
    </CatchPage>
  )
  const place = document.createElement('div')
  root = createRoot(place, { onCaughtError: () => undefined })
  await act(async () => root?.render(<RouterProvider router={router}>{() => <Caught />}</RouterProvider>))
  expect(place.textContent).toBe('failed')
  await act(async () => void router.navigate({ href: '/stock' }))
  expect(place.textContent).toBe('/stock')
})

it('a link follows its address and prepares it; with a key held, the browser follows it', async () => {
  const prepared: string[] = []
  const router = createRouter({
    addresses: ownAddresses('/orders'),
    prepare: ({ href }) => prepared.push(href),
  })
  const place = await draw(router, () => (
    <>
      <Link href="/stock?kind=2">stock</Link>
      <Address />
    </>
  ))
  const link = place.querySelector('a')
  await act(async () => link?.focus())
  expect(prepared).toEqual(['/stock?kind=2'])
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  await act(async () => link?.dispatchEvent(held))
  expect(place.querySelector('p')?.textContent).toBe('/orders')
  await act(async () => link?.click())
  expect(place.querySelector('p')?.textContent).toBe('/stock?kind=2')
})

it('the browser keeps the place of each entry, also of one that an anchor made', async () => {
  history.replaceState(null, '', '/orders')
  const router = createRouter({ addresses: browserAddresses() })
  const place = await draw(router, Address)
  expect(history.state).toEqual({ index: 0 })
  await act(async () => void router.navigate({ href: '/stock' }))
  expect(history.state).toEqual({ index: 1 })
  await act(async () => {
    history.pushState(null, '', '/stock#main')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(history.state).toEqual({ index: 2 })
  expect(place.textContent).toBe('/stock#main')
})

it('an anchor that cannot be decoded opens its page', async () => {
  const router = createRouter({ addresses: ownAddresses('/orders') })
  const place = await draw(router, Address)
  await act(async () => void router.navigate({ href: '/stock#100%' }))
  expect(place.textContent).toBe('/stock#100%')
})
