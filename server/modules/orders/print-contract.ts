import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import type { ContractDocument } from '@quayside/contract/orders/contract-document.ts'
import { deliveryType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { contractWatermark } from '@quayside/contract/orders/order-contract.codes.ts'
import { type ContractArchiveQuery, contractsAtOnce } from '@quayside/contract/orders/order-contract.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { contractTitle } from '@quayside/phrases/order-contract.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { writeZip, type ZipEntry, zipMime } from '../../platform/files/write-zip.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { readPaperBrand } from '../../platform/records/paper-parties.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import type { Call } from '../../platform/session/call.ts'
import { textsOf } from '../../platform/texts.ts'
import { contractDocumentOf, hashOf, kindOf } from './contract-document.ts'
import { renderContract } from './contract-pdf.ts'
import { type ContractRows, findContracts } from './contract-queries.ts'
import { contractStateOf, readOwnContract } from './get-contract.ts'
import type { CodeNames } from './printed-contract.ts'

export async function printContract(
  call: Call,
  { params, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  return contractBinary(call.read, await readOwnContract(call, params.id), query)
}

/** Its company and the provider print the same. */
export async function contractBinary(read: Reader, rows: ContractRows, query: FileQuery): Promise<Binary> {
  const { name, content } = await contractFile(read, rows)
  return new Binary({
    body: content,
    mime: 'application/pdf',
    fileName: name,
    isInline: query.inline === '1',
  })
}

/** The selected contracts in one archive, each laid out when the one before has been taken. */
export async function archiveContracts(
  call: Call,
  { query }: { query: ContractArchiveQuery },
): Promise<Binary> {
  const ids = [...new Set(query.ids ?? [])]
  if (ids.length === 0) throw refuse('selection.empty')
  if (ids.length > contractsAtOnce) throw refuse('contract.tooMany', { max: contractsAtOnce })
  const [own] = await call.read(
    findContracts(call.principal.companyId, orderKind.values, {}).where(
      'o.id',
      '=',
      raw<string>`any(${ids}::bigint[])`,
    ),
  )
  requireEach(ids, own)
  for (const { model_type } of own) call.requireKind(model_type)
  async function* files(): AsyncGenerator<ZipEntry> {
    for (const id of ids) yield await contractFile(call.read, await readOwnContract(call, id))
  }
  const day = call.platform.clock.today()
  return new Binary({
    body: writeZip(files()),
    mime: zipMime,
    fileName: `${call.text('server.contracts')}-${day}.zip`,
  })
}

/** As it was signed, or else as the order would print it now. */
export async function contractFile(read: Reader, rows: ContractRows): Promise<ZipEntry> {
  const now = contractDocumentOf(rows)
  const document = rows.signature?.document ?? now
  const content = await renderContract({
    document,
    hash: rows.signature?.hash ?? hashOf(now),
    signature: rows.signature,
    watermark: contractWatermark({ state: rows.order.state, contractState: contractStateOf(rows, now) }),
    names: await namesOf(read, document),
    brand: await readPaperBrand(read, 'contract'),
  })
  const { orderNo, modelType } = document.order
  return { name: `${contractTitle[kindOf(modelType)].zh}-${orderNo}.pdf`, content }
}

const dictionaries = { countries: 1001, units: 1003, incoterms: 1004, paymentMethods: 1015 } as const

/** The names that stand beside codes are Chinese, like the contract. */
async function namesOf(read: Reader, { order }: ContractDocument): Promise<CodeNames> {
  const wanted: Record<keyof typeof dictionaries, string[]> = {
    countries: order.lines.map((line) => line.origin),
    units: order.lines.map((line) => line.unit),
    incoterms: [order.incoterms],
    paymentMethods: [order.paymentMethod],
  }
  const [entries] = await read(
    sql
      .selectFrom('dict_entry')
      .select(['type', 'value', raw<string>`names ->> 'zh-CN'`.as('name')])
      .where('type', '=', raw<number>`any(${Object.values(dictionaries)}::int[])`)
      .where('value', '=', raw<string>`any(${[...new Set(Object.values(wanted).flat())]}::text[])`),
  )
  const of = (type: number) =>
    Object.fromEntries(entries.filter((entry) => entry.type === type).map(({ value, name }) => [value, name]))
  return {
    countries: of(dictionaries.countries),
    units: of(dictionaries.units),
    incoterms: of(dictionaries.incoterms),
    paymentMethods: of(dictionaries.paymentMethods),
    deliveryType:
      order.deliveryType === null ? '' : codeText(textsOf('zh-CN'), deliveryType, order.deliveryType),
  }
}
