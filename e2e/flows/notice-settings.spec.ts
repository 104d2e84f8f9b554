import { expect, type Page, test } from '@playwright/test'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { notices } from '@quayside/phrases/zh-CN/notices/notices.ts'
import { orderNotices } from '@quayside/phrases/zh-CN/orders/server.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { sql as raw } from 'kysely'
import { newCompany } from '../support/company.ts'
import { provide } from '../support/gateway.ts'
import { logIn } from '../support/log-in.ts'
import { givenSubmitted } from '../support/order-story.ts'
import { asProvider } from '../support/provider.ts'
import { tell } from '../support/provider-acts.ts'
import { button, toast } from '../support/screen.ts'

const words = notices.setting
const passed = orderNotices.order.auditPass.title
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: shell.bell.label.replace('{shown}', String(count)) })
const channel = (page: Page, name: keyof typeof words.channels) =>
  page.getByRole('checkbox', { name: `${passed}: ${words.channels[name]}` })

/** The half hour in Shanghai that a moment lies in. */
function halfHour(moment: number): string {
  const clock = shanghaiMinute(new Date(moment))
  return `${clock.slice(11, 13)}:${Number(clock.slice(14, 16)) < 30 ? '00' : '30'}`
}

async function chooseTime(page: Page, label: string, time: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  if ((await field.inputValue()) !== time) {
    await field.fill(time)
    await page.getByRole('option', { name: time, exact: true }).click()
  }
  await expect(field).toHaveValue(time)
}

async function save(page: Page): Promise<void> {
  await button(page, words.save).click()
  await expect(toast(page, words.saved).first()).toBeVisible()
  await expect(button(page, words.save)).toBeDisabled()
}

/** Opens the area of orders in the matrix, where it is closed. */
async function openOrders(page: Page): Promise<void> {
  const area = page.getByRole('main').getByRole('button', { name: new RegExp(`^${shell.areas.orders}`) })
  if ((await area.getAttribute('aria-expanded')) === 'false') await area.click()
  await expect(channel(page, 'message')).toBeVisible()
}

/** Leads somewhere, and waits until the page hears the server. */
async function whileConnected(page: Page, go: () => Promise<unknown>): Promise<void> {
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await go()
  await live
}

/** What waits to be sent by e-mail: when, as a time of the day in Shanghai. */
const mailsOf = (companyId: string) =>
  asProvider(({ staff }) =>
    staff.transaction([], async (tx) => {
      const { rows } = await raw<{ phrase: string; at: string; is_sent: boolean }>`
        select phrase, to_char(due_at at time zone 'Asia/Shanghai', 'HH24:MI') as at, sent_at is not null as is_sent
        from notice_delivery where company_id = ${companyId} and channel = 'email' order by id`.execute(tx)
      return rows
    }),
  )

test('channels, quiet hours and the digest are chosen once, and real events obey them', async ({ page }) => {
  const { mobile, companyId, token } = await newCompany('Quiet Trading')
  const orders = [await givenSubmitted(token), await givenSubmitted(token), await givenSubmitted(token)]
  await asProvider(({ staff }) =>
    staff.transaction([], async (tx) => {
      await raw`update person set email = ${`reader-${companyId}@example.com`} where mobile = ${mobile}`.execute(
        tx,
      )
      await raw`update notice set is_read = true where company_id = ${companyId}`.execute(tx)
    }),
  )
  await logIn(page, mobile)

  // From the bell: the message about an audit is turned off, its e-mail is collected, and it is quiet now.
  await whileConnected(page, () => page.goto('/home'))
  await bell(page, 0).click()
  await page.getByRole('link', { name: shell.bell.settings, exact: true }).click()
  await expect(page).toHaveURL('/noticeSetting')
  await openOrders(page)
  await channel(page, 'email').check()
  await channel(page, 'message').uncheck()
  await expect(channel(page, 'toast')).toBeDisabled()
  await page.getByRole('checkbox', { name: words.quiet }).check()
  await chooseTime(page, words.begin, halfHour(Date.now()))
  await chooseTime(page, words.end, halfHour(Date.now() + 2 * 3_600_000))
  await page.getByRole('radiogroup', { name: words.digest }).getByText(words.every.day).click()
  await chooseTime(page, words.digestAt, '09:30')
  await save(page)

  await whileConnected(page, () => page.reload())
  await openOrders(page)
  await expect(channel(page, 'message')).not.toBeChecked()
  await expect(channel(page, 'email')).toBeChecked()
  await expect(page.getByRole('combobox', { name: words.end })).toHaveValue(/^\d\d:[03]0$/)
  await expect(page.getByRole('combobox', { name: words.digestAt })).toHaveValue('09:30')

  // The audit leaves no message; what the provider types does, and nothing pops up.
  await provide('orders', orders[0]?.id ?? '', 'auditPass')
  await tell(companyId, { title: 'Crane 7 repaired', content: 'Loading continues.' })
  await expect(bell(page, 1)).toBeVisible()
  await expect(toast(page, 'Crane 7 repaired')).toHaveCount(0)
  expect(await mailsOf(companyId)).toEqual([{ phrase: 'order.auditPass', at: '09:30', is_sent: false }])

  // From the user's menu: all of it back, and the next audit is told at once.
  await page.getByRole('button', { name: new RegExp(`^${kit.frame.userMenu}`) }).click()
  await page.getByRole('menuitem', { name: shell.pages.noticeSetting }).click()
  await page.getByRole('checkbox', { name: words.quiet }).uncheck()
  await openOrders(page)
  await channel(page, 'message').check()
  await channel(page, 'toast').check()
  await save(page)
  await provide('orders', orders[1]?.id ?? '', 'auditPass')
  await expect(toast(page, passed)).toBeVisible()
  await expect(bell(page, 2)).toBeVisible()

  // Without its toast a message is still listed.
  await channel(page, 'toast').uncheck()
  await save(page)
  await toast(page, passed).getByRole('button', { name: client.toast.close }).click()
  await provide('orders', orders[2]?.id ?? '', 'auditPass')
  await expect(bell(page, 3)).toBeVisible()
  await expect(toast(page, passed)).toHaveCount(0)
})
