import { describe, expect, it } from 'vitest'
import { publicPages as english } from './en-US/public/pages.ts'
import { publicPages as simplified } from './zh-CN/public/pages.ts'
import { publicPages as traditional } from './zh-TW/public/pages.ts'

describe('the texts of the public frame', () => {
  it('have no placeholders, since the landing page loads no formatter', () => {
    expect(JSON.stringify([simplified, traditional, english])).not.toMatch(/:"[^"]*[{}<>]/)
  })
})
