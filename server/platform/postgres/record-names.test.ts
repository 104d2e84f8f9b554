import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { ensureRoles } from './roles.ts'
import { startThrowaway, type Throwaway } from './throwaway.testing.ts'

const folder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))
let server: Throwaway
let client: Client

beforeAll(async () => {
  server = await startThrowaway()
  await ensureRoles(server.url)
  await migrate(server.url, { folder, through: '0122_landed_cost_plans' })
  client = new Client({ connectionString: server.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.remove()
})

// The rows refer to nothing that exists: constraints between tables and triggers do not matter here.
const before = `set session_replication_role = replica;
  insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor)
    values (1, 'warehouseIn', 1, 'store', '', '', 'provider'), (1, 'productRequest', 2, 'classify', '', '', 'provider'),
      (1, 'outbound', 3, 'ship', '', '', 'provider');
  insert into attachment (company_id, entity, entity_id, kind, file_id) values (1, 'warehouseIn', 1, 'photo', 1);
  insert into notice (company_id, member_id, phrase, entity, entity_id)
    values (1, 1, 'warehouseIn.store', 'warehouseIn', 1), (1, 1, 'transfer.confirm', 'announcedTransfer', 2),
      (1, 1, 'classificationRequest.classify', 'productRequest', 3), (1, 1, 'order.auditPass', 'order', 4);
  insert into notice_delivery (company_id, member_id, channel, phrase, due_at)
    values (1, 1, 'email', 'warehouseIn.store', now()), (1, 1, 'email', null, now());
  insert into notice_setting (company_id, member_id, channels)
    values (1, 1, '{"warehouseIn.store": ["sms"], "transfer.confirm": [], "fee.charge": ["email"]}');
  insert into task_holder (kind, record_id, staff_id) values ('productRequest', 1, 1), ('order', 1, 1);
  insert into webhook (api_key_id, url, secret_sealed, entities, position)
    values (1, '', '', '{order,warehouseIn,productRequest}', 0), (1, '', '', '{}', 0);
  insert into webhook_delivery (webhook_id, position, entity, entity_id) values (1, 1, 'warehouseIn', 1);
  insert into stock_movement (company_id, lot_id, kind, document, actor)
    values (1, 1, 'in', 'warehouseIn', 'provider'), (1, 1, 'out', 'outbound', 'customer');
  set session_replication_role = origin`

const storedNames: Readonly<Record<string, { select: string; values: unknown[] }>> = {
  timelines: { select: 'entity from event', values: ['inbound', 'classificationRequest', 'outbound'] },
  files: { select: 'entity from attachment', values: ['inbound'] },
  messages: {
    select: `entity || ' ' || phrase from notice`,
    values: [
      'inbound inbound.store',
      'announcedTransfer announcedTransfer.confirm',
      'classificationRequest classificationRequest.classify',
      'order order.auditPass',
    ],
  },
  'deliveries of messages': { select: 'phrase from notice_delivery', values: ['inbound.store', null] },
  'settings of messages': {
    select: 'channels from notice_setting',
    values: [{ 'inbound.store': ['sms'], 'announcedTransfer.confirm': [], 'fee.charge': ['email'] }],
  },
  tasks: { select: 'kind from task_holder', values: ['classificationRequest', 'order'] },
  webhooks: { select: 'entities from webhook', values: [['order', 'inbound', 'classificationRequest'], []] },
  'deliveries of webhooks': { select: 'entity from webhook_delivery', values: ['inbound'] },
  movements: { select: 'document from stock_movement', values: ['inbound', 'outbound'] },
}

it('the names of records are the new ones in all that was stored before', async () => {
  await client.query(before)
  await migrate(server.url, { folder, through: '0135_record_names' })
  for (const [name, { select, values }] of Object.entries(storedNames)) {
    const { rows } = await client.query({ text: `select ${select}`, rowMode: 'array' })
    const found = rows.map(([value]) => value)
    expect(found, name).toHaveLength(values.length)
    expect(found, name).toEqual(expect.arrayContaining(values))
  }
})
