import { ownAddresses } from '@quayside/kit/page/addresses.ts'
import { KitProvider } from '@quayside/kit/page/context.tsx'
import { createRouter } from '@quayside/kit/page/router.ts'
import { RouterProvider } from '@quayside/kit/page/router-provider.tsx'
import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { linesGrid } from '@quayside/phrases/en-US/kit/lines-grid.ts'
import { errors } from '@quayside/phrases/en-US/texts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { LinesFormPart } from './lines-form-part.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const settle = (ms: number): Promise<void> =>
  act(async () => {
    await new Promise((done) => setTimeout(done, ms))
  })

async function draw(): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const router = createRouter({ addresses: ownAddresses('/') })
  const surroundings = {
    userId: 'kit',
    granted: [],
    upload: () => Promise.reject(new Error('no files here')),
    previewAddress: () => undefined,
    say: () => undefined,
  }
  await act(async () =>
    createRoot(place).render(
      <IntlProvider locale="en-US" timeZone="UTC" messages={{ errors, kit, linesGrid } as never}>
        <KitProvider value={surroundings}>
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router}>{() => <LinesFormPart />}</RouterProvider>
          </QueryClientProvider>
        </KitProvider>
      </IntlProvider>,
    ),
  )
  await settle(100)
  return place
}

const button = (place: HTMLElement, name: string): HTMLElement => {
  const found = Array.from(place.querySelectorAll<HTMLElement>('button')).find(
    (each) => each.textContent === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

it('a form with lines of another business counts, names and leads to what is wrong', async () => {
  const place = await draw()
  await act(async () => button(place, 'Submit delivery').click())
  await settle(200)
  expect(place.querySelector('.q-stepper')?.textContent).toContain('2 issues to fix')
  await act(async () => button(place, '2 issues to fix').click())
  const texts = Array.from(place.querySelectorAll('.q-stepper-list li'), (each) => each.textContent)
  expect(texts).toEqual([`Carrier: ${errors.field.required}`, errors.order.noLines])
  expect(place.querySelector('[data-wrong]')?.textContent).toContain('Carrier')
})

it('saves its draft and gets its number', async () => {
  const place = await draw()
  await act(async () => button(place, kit.linesForm.saveDraft).click())
  await settle(200)
  expect(place.querySelector('h1')?.textContent).toBe('DN-1')
})
