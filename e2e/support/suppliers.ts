import type { Page } from '@playwright/test'
import { demoDocument } from '@quayside/server/seeding/demo-document.ts'
import { call, uploadFile } from './calls.ts'

let document: Promise<Buffer> | undefined
/** One document for all stories, because rendering it is expensive. */
export const supplierDocument = (): Promise<Buffer> =>
  (document ??= demoDocument('invoicingData', 'Supplier', []))

type Values = { name: string; abbreviation?: string; isOverseas?: 0 | 1 }

export async function givenSupplier(token: string, values: Values): Promise<string> {
  const bytes = await supplierDocument()
  const attachments = {
    'business-licence': [await uploadFile(token, 'licence.pdf', bytes)],
    'invoicing-data': [await uploadFile(token, 'invoicing.pdf', bytes)],
  }
  const body = { isOverseas: 1, ...values, attachments }
  return (await call<{ id: string }>('POST base/online/supplier/save', { token, body })).id
}

/** Files are chosen by a button that opens the system's file dialog. */
export async function attach(page: Page, label: string, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `${label}:` }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: await supplierDocument() })
  await page.getByRole('link', { name }).waitFor()
}
