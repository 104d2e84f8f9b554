import { expect, type Locator, type Page } from '@playwright/test'
import { orderFields } from '@quayside/phrases/zh-CN/orders/fields.ts'
import { orderForm as words } from '@quayside/phrases/zh-CN/orders/order-form.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { call } from './calls.ts'
import { quietOf } from './quiet.ts'

const orderPaths = {
  import: '/importOrder',
  export: '/exportOrder',
  transit: '/placeAnOrder',
  domestic: '/inlandOrder',
} as const
export type Kind = keyof typeof orderPaths
export const formHeading = {
  import: shell.pages.importOrder,
  export: shell.pages.exportOrder,
  transit: shell.pages.placeAnOrder,
  domestic: shell.pages.inlandOrder,
} as const satisfies Record<Kind, string>
const kindCodes: Record<Kind, number> = { import: 0, export: 1, transit: 2, domestic: 3 }

/** The label of a required field begins with the text 'required'. */
const labelled = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`(^|\\s)${label}$`)).first()

export const typeIn = (page: Page, label: string, text: string): Promise<void> =>
  labelled(page, label).fill(text)

export async function choose(page: Page, label: string, text: string): Promise<void> {
  await labelled(page, label).click()
  await page.keyboard.type(text)
  await page.getByRole('option').filter({ hasText: text }).first().click()
}

export const cell = (page: Page, row: number, key: keyof typeof orderFields.orderLine): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${columnKeys.indexOf(key)}"]`)
const columnKeys: string[] = Object.keys(orderFields.orderLine).filter((key) => key !== 'recordName')

/** By keyboard from the pinned model column: columns outside the view are not rendered. */
export async function goTo(page: Page, row: number, key: keyof typeof orderFields.orderLine): Promise<void> {
  await cell(page, row, 'model').click()
  for (let col = 0; col < columnKeys.indexOf(key); col += 1) await page.keyboard.press('ArrowRight')
  await expect(cell(page, row, key)).toHaveAttribute('data-focus', 'true')
}

export async function typeCell(
  page: Page,
  row: number,
  key: keyof typeof orderFields.orderLine,
  text: string,
): Promise<void> {
  await goTo(page, row, key)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Dispatches the paste event with the clipboard's text. Returns the time until the rows are visible. */
export async function pasteAt(page: Page, row: number, text: string): Promise<number> {
  await cell(page, row, 'model').click()
  return page.evaluate(async (table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', table)
    const began = performance.now()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return performance.now() - began
  }, text)
}

/** Two lines with everything that a submission requires. */
export const twoLines = [
  ['STM32F407VGT6', '微控制器', '', 'ST', '中国', '个', '2,000', '6.85', '', '4', '3.20', '3.60'],
  ['GRM188R71H104KA93D', '贴片电容', '', 'Murata', '日本', '个', '80,000', '0.0042', '', '2', '1.10', '1.30'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

/** Fills in header, lines, receiving and delivery. */
export async function fillOrder(page: Page, supplier: string): Promise<void> {
  const { order, orderReceiving: receiving, orderDelivery: delivery } = orderFields
  await choose(page, order.supplierId, supplier)
  await choose(page, order.incoterms, 'FCA')
  await pasteAt(page, 0, twoLines)
  await choose(page, receiving.mode, '供应商送货')
  await choose(page, delivery.type, '专车')
  await typeIn(page, delivery.address, '深圳市南山区科技园 1 号')
  await typeIn(page, delivery.consigneeName, '张三')
  await typeIn(page, delivery.consigneeIdNumber, '440301198503122829')
  await typeIn(page, delivery.consigneePhone, '13800138012')
}

export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: words.submit, exact: true })

/** The form says what a submission does, and does it when that is confirmed. */
async function confirmSubmission(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).click()
}

export async function submitOrder(page: Page): Promise<void> {
  await submitButton(page).click()
  await confirmSubmission(page)
}

export async function openForm(page: Page, kind: Kind): Promise<void> {
  const quiet = quietOf(page)
  await page.goto(orderPaths[kind])
  await expect(page.getByRole('heading', { name: formHeading[kind], level: 1 })).toBeVisible({
    timeout: 60_000,
  })
  // Names are recognised once the dictionaries are loaded; an earlier paste would keep them as text.
  await quiet()
}

type Listed = { orderNo: string; state: number; contractNo: string }

export const ordersOf = async (token: string, kind: Kind): Promise<Listed[]> => {
  const { rows } = await call<{ rows: Listed[] }>('GET business/online/order/list', {
    token,
    query: { modelType: String(kindCodes[kind]), pageSize: '50' },
  })
  return rows
}
