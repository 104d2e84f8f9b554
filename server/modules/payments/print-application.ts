import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { type Amount, type Rate, sum, times } from '@quayside/contract/kernel/money.ts'
import { checkPaymentApplication } from '@quayside/contract/payments/payment-application.rules.ts'
import type { PaymentApplicationSave } from '@quayside/contract/payments/payment-application.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { Binary } from '../../platform/http/binary.ts'
import { countries } from '../../platform/records/country.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { ownRate } from '../rates/bank-rates.ts'
import { type ApplicationPaper, renderApplication } from './application-pdf.ts'
import { paymentMethods } from './check-application.ts'
import { readFormFacts } from './form-facts.ts'
import { readApplication } from './get-application.ts'

/** Names that a paper has and the application keeps as numbers and codes. */
async function readNames(call: Call, method: string) {
  const { companyId, memberId } = call.principal
  const [members, methods] = await call.read(
    sql.selectFrom('member').select('name').where('company_id', '=', companyId).where('id', '=', memberId),
    sql
      .selectFrom('dict_entry')
      .select(raw<string>`names ->> ${call.locale}`.as('name'))
      .where('type', '=', paymentMethods)
      .where('value', '=', method),
  )
  return {
    parties: await readPaperParties(call.read, companyId, call.locale, 'payment'),
    ownName: getOrRefuse(members[0]).name,
    paymentMethod: methods[0]?.name ?? method,
  }
}

async function paperOf(call: Call, paper: ApplicationPaper, isInline: boolean): Promise<Binary> {
  const names = (await readEntryNames(call, [countries], call.locale))[countries]
  const { bankCountry } = paper.account
  const account = { ...paper.account, bankCountry: names[bankCountry] ?? bankCountry }
  return new Binary({
    body: await renderApplication({ ...paper, account }, call.text, call.locale),
    mime: 'application/pdf',
    fileName: `${[call.text('server.applicationPaper.title'), paper.number].filter(Boolean).join('-')}.pdf`,
    isInline,
  })
}

/** The application as a document, for the company's own files. */
export async function printApplication(
  call: Call,
  { params: { id }, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const { companyId } = call.principal
  const { personalData } = call.platform
  const application = await readApplication(call.read, personalData, { companyId, id }, call.locale)
  const { parties, paymentMethod } = await readNames(call, application.paymentMethod)
  const paper = {
    ...application,
    account: application,
    ...parties,
    paymentMethod,
    day: shanghaiDate(new Date(application.createdAt)),
    appliedBy: application.appliedByName,
    releasedBy: application.releasedByName,
  }
  return paperOf(call, paper, query.inline === '1')
}

/** The same document of what is in the form; checked as an application is, but nothing is kept and no code is asked for. */
export async function previewApplication(
  call: Call,
  { body }: { body: PaymentApplicationSave },
): Promise<Binary> {
  const { orders, supplier, beneficiary, rates } = await readFormFacts(call, {
    query: {
      orderIds: body.orders.map(({ orderId }) => orderId),
      ...(body.supplierId !== null && { supplierId: body.supplierId }),
      ...(body.accountId !== null && { accountId: body.accountId }),
    },
  })
  refuseIfAny(
    checkPaymentApplication(body, {
      orders,
      supplier: supplier ?? undefined,
      account: beneficiary ?? undefined,
    }),
  )
  const { currency } = getOrRefuse(orders[0])
  const day = call.platform.clock.today()
  const rate = currency === 'RMB' ? ownRate(day) : rates.find((each) => each.currency === currency)
  refuseIfAny(rate ? [] : [at('rate', 'paymentApplication.rateMissing', { currency })])
  const amount = sum(body.orders.map((order) => order.amount as Amount))
  const { parties, ownName, paymentMethod } = await readNames(call, body.paymentMethod)
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const paper = {
    number: '',
    day,
    ...parties,
    supplierName: getOrRefuse(supplier ?? undefined).name,
    account: getOrRefuse(body.account ?? beneficiary ?? undefined),
    currency,
    amount,
    rate: getOrRefuse(rate).rate,
    rateSource: getOrRefuse(rate).source,
    rateDate: getOrRefuse(rate).day,
    rmbAmount: times(amount, getOrRefuse(rate).rate as Rate),
    paymentMethod,
    bankFeeBearer: body.bankFeeBearer,
    remark: body.remark,
    appliedBy: ownName,
    releasedBy: '',
    lines: body.orders.map((line) => ({ ...getOrRefuse(orderOf.get(line.orderId)), amount: line.amount })),
  }
  return paperOf(call, paper, true)
}
