import { labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrderDetail } from '@quayside/contract/filings/label-order.ts'
import type { demoLabelProducts } from '@quayside/db/seeds/demo/labels.ts'
import { demoLabelTexts as said } from '@quayside/db/seeds/demo/labels.ts'
import { stepLabel } from '../modules/filings/step-label.ts'
import { storeFile } from '../platform/files/store-upload.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { providerSender } from '../platform/parsing/turns.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { demoLabelPicture } from './demo-label-picture.ts'

export type Product = (typeof demoLabelProducts)[number]

export type Line = { readonly productName: string; readonly [field: string]: string | null }

/** What the steps of one company need. */
export type Desk = {
  readonly platform: OpenedPlatform
  readonly client: DemoClient
  readonly token: string
  readonly linesOf: (product: Product) => Promise<Line>
}

export async function waitingOf({ client, token }: Desk, id: string) {
  const { lines } = await client.call<LabelOrderDetail>('GET filing/online/label/{id}', {
    token,
    params: { id },
  })
  return lines.flatMap(({ versions }) =>
    versions.filter(({ state }) => state === labelVersionState.codes.waiting),
  )
}

type Sent = { readonly product: Product; readonly lineKey: string; readonly isSecond: boolean }

export async function sendLabel(
  { platform }: Desk,
  id: string,
  { product, lineKey, isSecond }: Sent,
): Promise<void> {
  const values = [
    product.productName,
    product.ingredients,
    product.specification,
    product.originName,
    product.shelfLife,
    said.agentName,
    said.agentAddress,
    said.storage,
  ]
  const bytes = await demoLabelPicture({
    color: product.color,
    title: product.productName,
    lines: [
      ...said.fields.map((field, place) => `${field}：${values[place] ?? ''}`),
      ...(isSecond ? [said.allergen] : []),
    ],
  })
  const { company_id: companyId } = await platform.staff.transaction([], (tx) =>
    tx.selectFrom('label_order').select('company_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const fileName = `${said.label} ${product.foreignName.replace('%', '')} V${isSecond ? 2 : 1}.png`
  const file = await storeFile(
    platform,
    { fileName, bytes, sender: providerSender('demo') },
    { companyId, memberId: null, write: (work) => platform.staff.transaction([], work) },
  )
  await platform.staff.transaction([], (tx) =>
    stepLabel(tx, desk, {
      id,
      name: 'sendVersion',
      given: { lineKey, fileId: file.id, remark: isSecond ? said.secondRemark : said.firstRemark },
    }),
  )
}
