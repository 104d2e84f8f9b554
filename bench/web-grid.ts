import type { LineColumn } from '@quayside/contract/kernel/lines/line-column.ts'
import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import { orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import type { Browser, Page } from 'playwright-core'
import { traceWork, type Work } from './web-trace.ts'

/** A frame at 20 a second is the slowest that still feels like writing; 5,000 rows are pasted within a second. */
export const gridBars = { frameMs: 50, pasteMs: 1000 }
const pastedRows = 5_000
const autosaveMs = 40_000

/** Actions on a full sheet. `isWatched`: no task may block the page for longer than a frame. */
export type GridUse = Record<string, Work & { readonly isWatched: boolean }>

const cellOf = (column: LineColumn, row: number): string => {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others are text
  switch (column.kind) {
    case 'code':
      return '0'
    case 'entry':
      return { 1001: 'JP', 1003: '007', 1042: '2' }[column.dictionary ?? 1001]
    case 'quantity':
      return String(100 + (row % 900))
    case 'price':
      return `${row % 50}.${String(1000 + (row % 9000))}`
    case 'count':
      return String(1 + (row % 40))
    case 'weight':
    case 'volume':
      return column.key === 'netWeight' ? `${1 + (row % 30)}.25` : `${2 + (row % 30)}.50`
    default:
      return column.key === 'model' ? `STM32F${row}VGT6` : `${column.key} ${row % 700}`
  }
}

/** Every cell of every line that an order may have. */
export const fullLines = (count = orderLinesAtMost): Record<string, string | number>[] =>
  Array.from({ length: count }, (_unused, row) => ({
    key: `line-${row}`,
    ...Object.fromEntries(
      lineColumns
        .filter((column: LineColumn) => !column.isComputed)
        .map((column) => [column.key, column.kind === 'code' ? 0 : cellOf(column, row)]),
    ),
  }))

const tableOf = (count: number): string =>
  Array.from({ length: count }, (_unused, row) =>
    lineColumns.map((column: LineColumn) => (column.isComputed ? '' : cellOf(column, row))).join('\t'),
  ).join('\n')

export async function useGrid(browser: Browser, page: Page, address: string): Promise<GridUse> {
  const use: GridUse = {}
  const take = async (name: string, isWatched: boolean, act: () => Promise<unknown>, settlingMs?: number) => {
    use[name] = { ...(await traceWork(browser, page, act, settlingMs)), isWatched }
  }
  const cell = (row: number, col: number) => page.locator(`[data-row="${row}"] [data-col="${col}"]`)
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(40)
    }
  }
  await take(
    'open',
    false,
    async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await cell(0, 0).waitFor()
      await page.waitForLoadState('networkidle')
    },
    3_000,
  )
  const wheel = async (x: number, y: number): Promise<void> => {
    await page.locator('.q-grid-scroller').hover()
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(x, y)
      await page.waitForTimeout(40)
    }
  }
  await take('scroll down', true, () => wheel(0, 300))
  await take('scroll sideways', true, () => wheel(120, 0))
  await take('drag the bar', true, async () => {
    for (const share of [0.2, 0.7, 0.4, 0.95, 0])
      await page
        .locator('.q-grid-scroller')
        .evaluate((view, part) => view.scrollTo(0, part * view.scrollHeight), share)
        .then(() => page.waitForTimeout(120))
  })
  await cell(0, 0).click()
  await take('arrows and pages', true, () =>
    press(
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowRight',
      'PageDown',
      'PageDown',
      'Control+End',
      'Control+Home',
    ),
  )
  await take(
    'type',
    true,
    async () => {
      for (const text of ['BAV99', 'LM358', 'TPS54331', 'GRM188']) {
        await page.keyboard.type(text, { delay: 50 })
        await press('Enter')
      }
      await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
      for (const text of ['120', '3500', '77']) {
        await page.keyboard.type(text, { delay: 50 })
        await press('Enter')
      }
    },
    2_500,
  )
  await take('autosave', true, () =>
    page.waitForResponse((answer) => answer.url().endsWith('/order/save'), { timeout: autosaveMs }),
  )
  await take('find', true, async () => {
    await page.keyboard.press('Control+f')
    await page.keyboard.type('stm32f99', { delay: 60 })
    await press('Enter', 'Enter', 'Escape')
  })
  await take('sort', false, () =>
    press('Control+Home').then(() => page.locator('.q-grid-sort').first().click({ force: true })),
  )
  await take('undo', false, () => press('Control+z'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((table) => navigator.clipboard.writeText(table), tableOf(pastedRows))
  await cell(0, 0).click()
  await take(
    'paste',
    false,
    async () => {
      await page.keyboard.press('Control+v')
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
    },
    0,
  )
  await take('after the paste', true, () => page.waitForTimeout(2_500))
  return use
}
