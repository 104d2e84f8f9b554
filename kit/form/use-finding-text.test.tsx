import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import { at } from '@quayside/contract/refusals.ts'
import { errors as english } from '@quayside/phrases/en-US/texts.ts'
import { errors as simplified } from '@quayside/phrases/zh-CN/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { useFindingText } from './use-finding-text.ts'

const inLanguage = (locale: 'en-US' | 'zh-CN', finding: Parameters<ReturnType<typeof useFindingText>>[0]) => {
  const Said = () => useFindingText()(finding)
  const messages = { errors: locale === 'en-US' ? english : simplified } as never
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages}>
      <Said />
    </IntlProvider>,
  )
}

describe('the sentence of a finding', () => {
  it('is in the language of the moment, whatever language the server said it in', () => {
    const refused: FieldError = {
      path: 'name',
      msg: '内容过长，最多 60 个字符',
      code: 'field.tooLong',
      params: { max: 60 },
    }
    expect(inLanguage('en-US', refused)).toBe('Too long: at most 60 characters')
    expect(inLanguage('zh-CN', refused)).toBe(refused.msg)
    expect(inLanguage('en-US', at('name', 'field.required'))).toBe(english.field.required)
  })

  it('is the server’s own where this page does not know the code yet', () => {
    const newer: FieldError = { path: 'name', msg: 'Said by a newer server', code: 'supplier.tooNew' }
    expect(inLanguage('zh-CN', newer)).toBe('Said by a newer server')
  })
})
