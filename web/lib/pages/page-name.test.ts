import { findPhrases, loadPhrases, type PhraseModule } from '@quayside/phrases/load.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { expect, it } from 'vitest'

/** Where the heading of each form of a new record stands: its module, and its keys. */
const headings = {
  storageInfo: ['inbound', 'form', 'new'],
  outstorageInfo: ['outbound', 'form', 'new'],
  forwarderEnquiryInfo: ['forwarding', 'enquiries', 'new'],
  forwarderOrderInfo: ['forwarding', 'orders', 'new'],
  labelOrder: ['labels', 'form', 'new'],
  serviceInfo: ['services', 'form', 'new'],
  approvalOrder: ['approval', 'form', 'new'],
  supplierInfo: ['partners', 'supplier', 'new'],
  sellATicketInfo: ['taxInvoiceScreens', 'input', 'new'],
} as const satisfies Record<string, readonly [PhraseModule, ...string[]]>

it('names the form of a new record in tab, breadcrumb and title as it is headed, in every language', async () => {
  const modules = Object.values(headings).map(([module]) => module)
  for (const locale of locales) {
    await loadPhrases(locale, ['shell', ...modules])
    const headed = Object.fromEntries(
      Object.entries(headings).map(([page, [module, ...keys]]) => [
        page,
        keys.reduce<unknown>((part, key) => Object(part)[key], findPhrases(locale, module)),
      ]),
    )
    expect(headed, locale).toEqual(findPhrases(locale, 'shell')?.newPages)
  }
})
