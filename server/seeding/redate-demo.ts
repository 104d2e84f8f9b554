import pg from 'pg'
import { contractStatements } from './redate-contracts.ts'
import { moneyGuards, moneyStatements } from './redate-money.ts'
import { lining, orderGuards, orderStatements } from './redate-orders.ts'
import type { Redating } from './redate-parts.ts'
import { stockGuards, stockStatements, warehouseGuards, warehouseStatements } from './redate-stock.ts'

const sharedGuards = ['event append_only', 'trade_order touch']

/** Only the owner of the tables can: for everybody else timelines are append-only. */
async function redate(
  ownerUrl: string,
  guards: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('begin')
    await switchGuards(client, guards, 'disable')
    for (const statement of statements) await client.query(statement)
    await switchGuards(client, guards, 'enable')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function switchGuards(
  client: pg.Client,
  guards: readonly string[],
  how: 'enable' | 'disable',
): Promise<void> {
  for (const guard of guards) {
    const [table, trigger] = guard.split(' ')
    await client.query(`alter table ${table} ${how} trigger ${trigger}`)
  }
}

export const redateOrders = (ownerUrl: string): Promise<void> =>
  redate(
    ownerUrl,
    [...sharedGuards, ...orderGuards, ...stockGuards],
    [...orderStatements, ...stockStatements, lining],
  )

export const redateWarehouse = (ownerUrl: string): Promise<void> =>
  redate(ownerUrl, ['event append_only', ...warehouseGuards], [...warehouseStatements, lining])

export const redateMoney = (ownerUrl: string): Promise<void> =>
  redate(ownerUrl, [...sharedGuards, ...moneyGuards], [...moneyStatements, lining])

export const redateContracts = (ownerUrl: string): Promise<void> =>
  redate(ownerUrl, ['event append_only'], contractStatements)

/** Moves the documents of one kind. */
export const redateDocuments = (ownerUrl: string, { guards, statements }: Redating): Promise<void> =>
  redate(ownerUrl, ['event append_only', ...guards], statements)
