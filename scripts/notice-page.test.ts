import { expect, it } from 'vitest'
import { entities } from '../contract/kernel/entities.ts'
import { addressOfNotice, noticePages } from '../contract/notice-page.ts'
import { openPaths } from '../web/app/paths.ts'
import { pageParameters } from '../web/lib/pages/pages.ts'

/** The pages without parameters among those that are open to everybody. */
const pages: Readonly<Record<string, readonly string[]>> = {
  ...pageParameters,
  ...Object.fromEntries(openPaths.map((path) => [path, []])),
}
const records = Object.values(entities).flatMap((facts) =>
  'page' in facts ? [{ path: facts.page.path, search: { [facts.page.parameter]: '7' } }] : [],
)

it.each([...noticePages, ...records])(
  'the page $path of a message exists and takes its parameters',
  ({ path, search = {} }) => {
    expect(Object.keys(pages)).toContain(path)
    for (const name of Object.keys(search)) expect(pages[path]).toContain(name)
  },
)

it('a message of one record leads to it, and one of several to their list', () => {
  const event = 'order.auditPass'
  const orderNo = 'IM261120-0001'
  expect(addressOfNotice({ entity: 'order', entityId: '7', event, orderNo })).toBe('/orderInfo?id=7')
  expect(addressOfNotice({ entity: 'order', entityId: null, event, orderNo })).toBe(
    '/ImportOrderList?state=3',
  )
  expect(addressOfNotice({ entity: null, entityId: null, event: null, orderNo: null })).toBeUndefined()
})
