import * as company from './account/company.codes.ts'
import * as companyChange from './account/company-change.codes.ts'
import * as contact from './account/contact.codes.ts'
import * as customs from './customs/customs.codes.ts'
import * as approval from './filings/approval.codes.ts'
import * as filing from './filings/filing.codes.ts'
import * as finance from './finance/finance.codes.ts'
import * as voucher from './finance/voucher.codes.ts'
import {
  forwarderOrderStateLabels,
  forwarderOrderStateLabelTone,
} from './forwarding/forwarder-order-label.ts'
import * as forwarding from './forwarding/forwarding.codes.ts'
import type { CodeList, KeyOf } from './kernel/codes.ts'
import * as kernel from './kernel/record.codes.ts'
import type { Tone } from './kernel/tone.ts'
import * as link from './links/link.codes.ts'
import * as notice from './notices/notice.codes.ts'
import * as noticeType from './notices/notice-type.codes.ts'
import * as push from './notices/push.codes.ts'
import * as robot from './notices/robot.codes.ts'
import * as declaration from './orders/declaration.codes.ts'
import * as order from './orders/order.codes.ts'
import * as orderChange from './orders/order-change.codes.ts'
import * as orderContract from './orders/order-contract.codes.ts'
import * as orderDelivery from './orders/order-delivery.codes.ts'
import * as orderMoney from './orders/order-money.codes.ts'
import * as orderStage from './orders/order-stage.ts'
import { orderStateLabels, orderStateLabelTone } from './orders/order-state-label.ts'
import * as orderTabs from './orders/order-tabs.ts'
import * as partner from './partners/partner.codes.ts'
import * as payment from './payments/payment.codes.ts'
import * as commodity from './products/commodity.codes.ts'
import * as dutyRates from './products/duty-rates.codes.ts'
import * as product from './products/product.codes.ts'
import * as rate from './rates/rate.codes.ts'
import * as landedCost from './reports/landed-cost.codes.ts'
import * as report from './reports/report.codes.ts'
import * as supplierScore from './reports/supplier-score.codes.ts'
import * as service from './services/service.codes.ts'
import * as systemKey from './systems/system-key.codes.ts'
import * as systemWebhook from './systems/system-webhook.codes.ts'
import * as invoice from './tax-invoices/invoice.codes.ts'
import * as warehouse from './warehouse/warehouse.codes.ts'
import * as warehouseOrder from './warehouse/warehouse-order.codes.ts'

/** What the files of codes export. A module's new file of codes is a line here; a new list in a file is none. */
const exported = {
  ...company,
  ...companyChange,
  ...contact,
  ...customs,
  ...approval,
  ...filing,
  ...finance,
  ...voucher,
  ...forwarding,
  ...kernel,
  ...link,
  ...notice,
  ...noticeType,
  ...push,
  ...robot,
  ...declaration,
  ...order,
  ...orderChange,
  ...orderContract,
  ...orderDelivery,
  ...orderMoney,
  ...orderStage,
  ...orderTabs,
  ...partner,
  ...payment,
  ...commodity,
  ...dutyRates,
  ...product,
  ...rate,
  ...service,
  ...report,
  ...landedCost,
  ...supplierScore,
  ...systemKey,
  ...systemWebhook,
  ...invoice,
  ...warehouse,
  ...warehouseOrder,
}
type Exported = typeof exported

/** Parts of other lists, whose texts they share. */
type PartOfAnother = 'approvalStop' | 'orderKind' | 'productCategory' | 'serviceType'
const partsOfOthers: ReadonlySet<string> = new Set([
  'approvalStop',
  'orderKind',
  'productCategory',
  'serviceType',
] satisfies PartOfAnother[])

type Lists = {
  readonly [K in Exclude<keyof Exported, PartOfAnother> as Exported[K] extends CodeList
    ? K
    : never]: Exported[K]
}
type Tones = {
  readonly [K in keyof Exported as K extends `${infer L extends keyof Lists}Tone` ? L : never]: Exported[K]
}

const isCodeList = (value: unknown): value is CodeList =>
  typeof value === 'object' && value !== null && 'keyOf' in value

/** Every coded list under its name: what texts, dictionaries and pickers are made from. */
export const allCodeLists = {
  ...(Object.fromEntries(
    Object.entries(exported).filter(([name, value]) => isCodeList(value) && !partsOfOthers.has(name)),
  ) as Lists),
  forwarderOrderStateLabel: forwarderOrderStateLabels,
  orderStateLabel: orderStateLabels,
}

export type CodeListName = keyof typeof allCodeLists
export type CodeTexts = {
  readonly [L in CodeListName]: { readonly [K in KeyOf<(typeof allCodeLists)[L]>]: string }
}

/** The colours' meanings of every list that is a state. */
export const allTones = {
  ...(Object.fromEntries(
    Object.entries(exported)
      .filter(([name]) => name.endsWith('Tone'))
      .map(([name, tones]) => [name.slice(0, -'Tone'.length), tones]),
  ) as unknown as Tones),
  forwarderOrderStateLabel: forwarderOrderStateLabelTone,
  orderStateLabel: orderStateLabelTone,
} satisfies {
  readonly [L in CodeListName]?: { readonly [K in KeyOf<(typeof allCodeLists)[L]>]: Tone }
}
