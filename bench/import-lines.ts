import { lineColumnKeys } from '@quayside/contract/orders/line-columns.ts'
import type { ServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { textsOf } from '@quayside/server/platform/texts.ts'
import { writeXlsx } from 'hucre/xlsx'
import { type Beside, measureBeside } from './beside.ts'
import type { BenchApp } from './database.ts'
import { headersOf, tokenOf } from './generate-companies.ts'

const lines = 10_000
/** A different company from the one that sends light requests. */
const member = 2

type LineImport = Beside & { told: number }

/** 10,000 lines with all of their 24 columns, read from a workbook while others work. */
export async function benchImportLines(app: BenchApp): Promise<LineImport> {
  const body = new Blob([await workbook()])
  let told = 0
  const beside = await measureBeside(app, 'Import of 10,000 order lines from xlsx', async (server) => {
    const live = await listen(server)
    await bring(server, body)
    told = live.stop()
  })
  return { ...beside, told }
}

async function bring({ address }: ServerProcess, file: Blob): Promise<void> {
  const body = new FormData()
  body.set('modelType', '0')
  body.set('job', 'bench-import')
  body.set('file', file, 'lines.xlsx')
  const answer = await fetch(`${address}/api/business/online/order/import`, {
    method: 'POST',
    headers: headersOf(member),
    body,
  })
  const text = await answer.text()
  // Read as text: parsing six megabytes here would delay the measured light requests.
  if (!text.includes(`"acceptedCount":${lines},"rejectedCount":0,`)) throw new Error(text.slice(0, 500))
}

/** The number of progress messages the importing member's browser receives. */
async function listen({ address }: ServerProcess): Promise<{ stop(): number }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws`)
  let told = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token: tokenOf(member) })))
    socket.addEventListener('error', () => reject(new Error('no live channel')))
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"job"')) told += 1
      else resolve()
    })
  })
  return {
    stop() {
      socket.close()
      return told
    },
  }
}

async function workbook(): Promise<Uint8Array<ArrayBuffer>> {
  const text = textsOf('en-US')
  const headings = lineColumnKeys.map((key) => text(`fields.orderLine.${key}`))
  const rows = Array.from({ length: lines }, (_, place) => {
    const line: Record<(typeof lineColumnKeys)[number], string | number> = {
      model: `STM32F103C8T6-${place}`,
      name: '微控制器 Microcontroller',
      type: 'Electronics',
      brand: 'STMicroelectronics',
      origin: 'CN',
      unit: '007',
      qty: 100 + (place % 900),
      price: 1.5,
      totalMoney: (100 + (place % 900)) * 1.5,
      packages: 1,
      netWeight: 0.5,
      grossWeight: 0.6,
      manufacturer: 'STMicroelectronics N.V.',
      volume: 0.01,
      pallets: 1,
      packing: '2',
      poNumber: `PO-2026-${place}`,
      customerPartNumber: `CPN-${place}`,
      minimumPackQuantity: 100,
      reelCount: 1,
      reelNumber: `R-${place}`,
      sellingPrice: 1.8,
      declarationElements: '品牌类型:境外品牌(其他)|出口享惠情况:不享惠|用途:控制|型号:STM32F103C8T6',
      remark: `Line ${place} of the packing list`,
    }
    return lineColumnKeys.map((key) => line[key])
  })
  return new Uint8Array(await writeXlsx({ sheets: [{ name: 'Lines', rows: [headings, ...rows] }] }))
}
