import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { paymentApplicationMachine } from '@quayside/contract/payments/payment-application.states.ts'
import { kit as english } from '@quayside/phrases/en-US/kit/kit.ts'
import { paymentMachines as englishSteps } from '@quayside/phrases/en-US/payments/machines.ts'
import { kit as simplified } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { paymentMachines as simplifiedSteps } from '@quayside/phrases/zh-CN/payments/machines.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { NextStep } from './next-step.tsx'

const texts = {
  'en-US': { kit: english, machines: englishSteps },
  'zh-CN': { kit: simplified, machines: simplifiedSteps },
} as const

const shown = (
  locale: keyof typeof texts,
  state: keyof typeof paymentApplicationState.codes,
  told: { reason?: string; late?: string } = {},
) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="Asia/Shanghai" messages={texts[locale] as never}>
      <NextStep
        machine={paymentApplicationMachine}
        state={paymentApplicationState.codes[state]}
        facts={{ areOrdersApproved: true }}
        {...told}
      />
    </IntlProvider>,
  )

it('says what is to be done and by whom, coloured only where the customer acts', () => {
  expect(shown('zh-CN', 'toRelease')).toMatch(/data-tone="waits".*请放行/)
  expect(shown('zh-CN', 'unreviewed')).toMatch(/data-tone="underway".*等服务商安排付款/)
  expect(shown('en-US', 'arranged')).toMatch(/data-tone="underway".*Provider: Record payment/)
})

it('says nothing of a document at its end', () => {
  expect(shown('en-US', 'paid')).not.toContain('data-tone')
})

it('tells the reason instead, in red only where something can be done about it', () => {
  expect(shown('en-US', 'unreviewed', { reason: 'Wrong account' })).toMatch(
    /data-tone="refused".*Wrong account/,
  )
  expect(shown('en-US', 'rejected', { reason: 'Wrong account' })).toMatch(
    /data-tone="underway".*Wrong account/,
  )
})

it('tells how late it is before who acts', () => {
  expect(shown('en-US', 'arranged', { late: '2 days late' })).toMatch(
    /data-tone="refused".*2 days late · Provider: Record payment/,
  )
})
