import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { orderForm } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FillFrom } from './fill-from.tsx'

let root: Root
let picked: string[]

const found = [
  { id: '1', number: 'Li Lei', name: 'Nanshan', isDefault: 0 },
  { id: '2', number: 'Han Mei', name: 'Futian', isDefault: 1 },
]

const show = (isEmpty: boolean, rows = found) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="zh-CN" messages={{ kit, orderForm }}>
          <FillFrom
            label="addresses"
            source={{ key: 'addressOptions', find: () => Promise.resolve(rows) }}
            isEmpty={isEmpty}
            onPick={async (id) => void picked.push(id)}
          />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  )

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  picked = []
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

describe('known addresses and persons', () => {
  it('fill empty fields with the default one', async () => {
    await show(true)
    expect(picked).toEqual(['2'])
  })

  it('leave fields alone in which something stands', async () => {
    await show(false)
    expect(picked).toEqual([])
  })

  it('fill nothing where none is the default', async () => {
    await show(true, found.slice(0, 1))
    expect(picked).toEqual([])
  })
})
