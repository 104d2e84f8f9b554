import { defineConfig } from 'vitest/config'

/**
 * They start and end whole servers and clusters, and mostly wait for them: `npm test` leaves them to `npm run test:faults`
 * and `npm run test:all`.
 */
export const processFiles = [
  'server/product-tests/kill.test.ts',
  'server/product-tests/processes.test.ts',
  'server/platform/postgres/backup.test.ts',
  'server/platform/postgres/embedded.test.ts',
  'server/modules/reports/report-killed.test.ts',
]

/** `npm run test:faults`: what takes too long for every commit. One at a time, since each wants the machine. */
export default defineConfig({
  test: {
    include: [
      'server/faults/*.fault.ts',
      'server/faults/command-pairs.test.ts',
      ...processFiles,
      'server/modules/orders/order-model.test.ts',
      'server/modules/finance/money-model.test.ts',
      'server/modules/finance/money-races.test.ts',
      'server/modules/tax-invoices/invoice-races.test.ts',
      'server/modules/warehouse/stock-model.test.ts',
      'server/modules/warehouse/stock-races.test.ts',
      'server/modules/forwarding/quotation-races.test.ts',
      'server/modules/filings/label-races.test.ts',
      'server/modules/filings/approval-races.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    // Fewer when one is in a hurry: FAULT_ROUNDS=10 FAULT_POSTGRES_ROUNDS=3 MODEL_RUNS=20 npm run test:faults.
    env: {
      FAULT_ROUNDS: process.env['FAULT_ROUNDS'] ?? '200',
      FAULT_POSTGRES_ROUNDS: process.env['FAULT_POSTGRES_ROUNDS'] ?? '20',
      MODEL_RUNS: process.env['MODEL_RUNS'] ?? '300',
    },
    globalSetup: ['server/platform/testing/global-setup.ts'],
  },
})
