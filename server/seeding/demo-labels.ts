import { QuotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import {
  type DemoLabelEnd,
  demoLabelEnds,
  demoLabelProducts,
  demoLabelTexts as said,
} from '@quayside/db/seeds/demo/labels.ts'
import type { LabelGiven } from '../modules/filings/label-versions.ts'
import { stepLabel } from '../modules/filings/step-label.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { demoLabelPicture } from './demo-label-picture.ts'
import { type Desk, type Line, type Product, sendLabel, waitingOf } from './demo-label-versions.ts'
import { redateDocuments } from './redate-demo.ts'
import { labelRedating } from './redate-labels.ts'

type Seeded = { readonly token: string; readonly isRival: boolean }

/** Label orders in every state, over a year. */
export async function seedLabels(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: Seeded,
): Promise<void> {
  const known = new Map<Product, Promise<Line>>()
  const upload = async (name: string, bytes: Buffer): Promise<string> =>
    (await client.call<{ id: string }>('POST system/online/file/upload', { token, file: { name, bytes } })).id
  const linesOf = (product: Product): Promise<Line> => {
    const line = known.get(product) ?? makeLine(product, upload)
    known.set(product, line)
    return line
  }
  const all = { platform, client, token, linesOf }
  const ends: readonly DemoLabelEnd[] = isRival ? ['waiting'] : demoLabelEnds
  for (const [place, end] of ends.entries()) await seedLabel(all, place, end)
  await redateDocuments(platform.ownerUrl, labelRedating)
}

/** A product with its three files, which all its orders share. */
async function makeLine(
  product: Product,
  upload: (name: string, bytes: Buffer) => Promise<string>,
): Promise<Line> {
  const { category: _category, color, originName: _originName, ...texts } = product
  const lines = [product.foreignName, product.brand, product.specification]
  const draw = async (title: string, isPackage: boolean): Promise<string> =>
    upload(
      `${title} ${product.foreignName.replace('%', '')}.png`,
      await demoLabelPicture({ color, title: isPackage ? product.brand : title, lines, isPackage }),
    )
  const [packageImage, certificate, nutrients] = await Promise.all([
    draw(said.package, true),
    draw(said.certificate, false),
    draw(said.nutrients, false),
  ])
  return { ...texts, packageImage, certificate, nutrients }
}

const productAt = (place: number): Product => demoLabelProducts[place % demoLabelProducts.length] as Product

async function seedLabel(all: Desk, place: number, end: DemoLabelEnd): Promise<void> {
  const { platform, client, token, linesOf } = all
  const products = place % 3 === 0 ? [productAt(place), productAt(place + 1)] : [productAt(place)]
  const lines = []
  for (const [index, product] of products.entries()) {
    const line = await linesOf(product)
    lines.push({ key: `p${index + 1}`, ...line, ...(end === 'draft' && { nutrients: null }) })
  }
  const { id } = await client.call<{ id: string }>('POST filing/online/label/save', {
    token,
    body: {
      category: products[0]?.category,
      agentName: said.agentName,
      agentAddress: said.agentAddress,
      contact: said.contact,
      remarks: said.remarks,
      wantedOn: addDays(platform.clock.today(), 12),
      lines,
    },
  })
  if (end === 'draft') return
  const key = { token, params: { id } }
  await client.call('POST filing/online/label/{id}/submit', { ...key, body: {} })
  const step = (name: string, given: LabelGiven): Promise<unknown> =>
    platform.staff.transaction([], (tx) => stepLabel(tx, desk, { id, name, given }))
  const fee = {
    currency: 'RMB',
    unitPrice: '480',
    feeQuantity: String(products.length),
    feeUnit: 'document',
  } as const
  const quotes: readonly DemoLabelEnd[] = ['submitted', 'changeAsked', 'confirmed']
  if (quotes.includes(end)) await step('quoteFee', QuotedFee.parse({ ...fee, note: said.quote }))
  if (end === 'changeAsked')
    await client.call('POST filing/online/label/{id}/declineFee', { ...key, body: { reason: said.tooMuch } })
  if (end === 'confirmed')
    await client.call('POST filing/online/label/{id}/acceptFee', {
      ...key,
      body: { currency: 'RMB', amount: String(480 * products.length) },
    })
  if (end === 'returned') await step('return', { reason: said.returned })
  if (end === 'suspended') await step('pause', { reason: said.suspended })
  if (end === 'returned' || end === 'suspended' || end === 'submitted') return
  for (const [index, product] of products.entries())
    await sendLabel(all, id, { product, lineKey: `p${index + 1}`, isSecond: false })
  if (end === 'waiting') return
  const [first] = await waitingOf(all, id)
  if (end !== 'confirmed')
    await client.call('POST filing/online/label/{id}/askChange', {
      ...key,
      body: { versionId: first?.id, remark: said.change },
    })
  if (end === 'changeAsked') return
  if (end !== 'confirmed')
    await sendLabel(all, id, { product: products[0] as Product, lineKey: 'p1', isSecond: true })
  if (end === 'compared') return
  for (const { id: versionId } of await waitingOf(all, id))
    await client.call('POST filing/online/label/{id}/confirmVersion', { ...key, body: { versionId } })
  if (end === 'completed') await step('complete', {})
}
