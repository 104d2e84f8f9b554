import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { describe, expect, it } from 'vitest'
import { menu } from './app/menu.ts'
import { typedForms } from './page-pinyin.ts'

describe('the search over the menu', () => {
  it.each(['汇款', '付款', '转账', 'pay', 'transfer', 'huikuan', 'zz'])(
    'finds the page that announces a transfer by %s',
    (typed) => {
      expect(typedForms()['capitalAppointment']).toContain(typed)
    },
  )

  it('finds every page by the pinyin of its name', () => {
    for (const page of Object.keys(shell.pages)) expect(typedForms()[page]).toMatch(/^[a-z0-9]+ [a-z0-9]+/i)
  })

  it('leads to a page of the financial centre', () => {
    expect(menu.find(({ name }) => name === 'finance')?.pages).toContain('/capitalAppointment')
  })
})
