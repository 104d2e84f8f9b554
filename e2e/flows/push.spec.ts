import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { notices } from '@quayside/phrases/zh-CN/notices/notices.ts'
import { orderNotices } from '@quayside/phrases/zh-CN/orders/server.ts'
import { offlineTexts } from '@quayside/phrases/zh-CN/shell/offline.ts'
import { startPushSink } from '@quayside/server/modules/notices/push-sink.testing.ts'
import { launchArguments, wholeBrowser } from '../support/browser.ts'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { address } from '../support/place.ts'
import { button, toast } from '../support/screen.ts'

const browser = wholeBrowser()
test.skip(browser === undefined, 'Only the whole browser shows notifications.')
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { ...(browser && { executablePath: browser }), args: launchArguments },
})

const words = notices.setting.push
const sink = await startPushSink()
test.afterAll(() => sink.close())

/** A browser of a test has no push service of its own: it subscribes at the sink, with the sink's keys. */
async function subscribesAtSink(context: BrowserContext): Promise<void> {
  const subscription = JSON.stringify(sink.subscription())
  await context.addInitScript(`
    const name = 'subscribedAtSink'
    const subscription = {
      ...${subscription},
      options: { applicationServerKey: null },
      toJSON: () => (${subscription}),
      unsubscribe: async () => { localStorage.removeItem(name); return true },
    }
    PushManager.prototype.subscribe = async () => { localStorage.setItem(name, 'yes'); return subscription }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(name) ? subscription : null)
  `)
}

/** What the push service would hand to the browser. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: address,
    registrationId: await registered,
    data,
  })
}

test('a member turns push on; a message opens its record, and without a network the portal says so', async ({
  page,
  context,
}) => {
  const { mobile, token } = await newCompany('Push Trading')
  const order = await givenSubmitted(token)
  await subscribesAtSink(context)
  await logIn(page, mobile)
  await page.goto('/noticeSetting')

  // Nothing asks for permission before the button is pressed.
  await button(page, words.turnOn).click()
  await expect(toast(page, words.on)).toBeVisible()
  const device = page.getByRole('row').filter({ hasText: words.here })
  await expect(device).toContainText(words.never)
  await device.getByRole('button', { name: words.test }).click()
  await expect(toast(page, words.tested)).toBeVisible()
  expect(sink.takePushed().map(({ text }) => text.address)).toEqual(['/noticeSetting'])
  await expect(device).not.toContainText(words.never)

  // The provider approves the order; the service worker shows what the service carried.
  await provide('orders', order.id, 'auditPass')
  await expect.poll(() => sink.state.pushed.length).toBe(1)
  const [pushed] = sink.takePushed()
  expect(pushed?.text).toMatchObject({
    title: orderNotices.order.auditPass.title,
    address: `/orderInfo?id=${order.id}`,
    lang: 'zh-CN',
  })
  await deliver(page, JSON.stringify(pushed?.text))
  const [worker] = context.serviceWorkers()
  const shown = () =>
    worker?.evaluate<string[]>(
      'registration.getNotifications().then((shown) => shown.map(({ title }) => title))',
    )
  await expect.poll(shown).toEqual([orderNotices.order.auditPass.title])
  await expect(page).toHaveURL('/noticeSetting')

  // A click leads the open tab to the record.
  await worker?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
  await expect(page).toHaveURL(`/orderInfo?id=${order.id}`)
  await expect.poll(shown).toEqual([])

  // Without a network the worker's own page stands there, and nothing of the portal was kept.
  await context.setOffline(true)
  await page.goto('/noticeSetting')
  await expect(page.getByRole('heading', { name: offlineTexts.title })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: offlineTexts.again }).click()
  await expect(page.getByRole('row').filter({ hasText: words.here })).toBeVisible()
  expect(await page.evaluate<string[]>('caches.keys()')).toEqual([])
})
