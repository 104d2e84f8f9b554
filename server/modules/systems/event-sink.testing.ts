import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Taken = {
  readonly body: string
  readonly signature: string
  readonly event: {
    readonly kind: string
    readonly event: string
    readonly position: string
    readonly number: string
  }
}

/** The receiving system of a customer, on this machine. */
export async function startEventSink() {
  const state = { taken: [] as Taken[], status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const signature = String(request.headers['quayside-signature'])
      if (state.status < 300) state.taken.push({ body, signature, event: JSON.parse(body) as Taken['event'] })
      response.writeHead(state.status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** What was taken since the last question. */
    take: (): Taken[] => state.taken.splice(0),
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
