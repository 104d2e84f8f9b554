import { beforeEach, describe, expect, it } from 'vitest'
import { closePage, openPages, pageKeyOf, visitPage } from './open-pages.ts'

const open = (path: string, href = path) => visitPage({ key: pageKeyOf(path, undefined), path, href })
const keys = () => openPages.get().map((page) => page.key)

describe('open pages', () => {
  beforeEach(() => openPages.set([{ key: '/home', path: '/home', href: '/home' }]))

  it('opens one tab a page, and one a record', () => {
    open('/supplierList')
    open('/supplierList', '/supplierList?status=1')
    visitPage({ key: pageKeyOf('/supplierInfo', '7'), path: '/supplierInfo', href: '/supplierInfo?id=7' })
    expect(keys()).toEqual(['/home', '/supplierList', '/supplierInfo?id=7'])
    expect(openPages.get()[1]?.href).toBe('/supplierList?status=1')
  })

  it('has one home tab for both addresses of the home screen', () => {
    open('/homeindex')
    expect(openPages.get()).toEqual([{ key: '/home', path: '/home', href: '/homeindex' }])
    open('/home')
    expect(keys()).toEqual(['/home'])
  })

  it('shows the neighbour of a tab that was closed', () => {
    open('/supplierList')
    open('/members')
    expect(closePage('/members')?.key).toBe('/supplierList')
    expect(keys()).toEqual(['/home', '/supplierList'])
  })

  it('keeps home and the latest pages when there are too many', () => {
    for (let page = 1; page <= 20; page += 1) open(`/page${page}`)
    expect(keys()).toHaveLength(12)
    expect(keys()[0]).toBe('/home')
    expect(keys().at(-1)).toBe('/page20')
  })
})
