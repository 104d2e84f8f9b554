import type { testClient } from '../platform/testing/test-client.ts'

type Client = ReturnType<typeof testClient>

/**
 * Several hands saving orders as fast as they are answered, each order under a contract number of its own.
 * What was answered with success is acknowledged: it must be there for good.
 */
export function saveOrders(client: Client, token: string, acknowledged: string[], hands = 4) {
  const ended = new AbortController()
  const work = Array.from({ length: hands }, async () => {
    while (!ended.signal.aborted) {
      const contractNo = `F-${crypto.randomUUID()}`
      const answer = await client('POST business/online/order/save', {
        token,
        body: {
          modelType: 0,
          contractNo,
          lines: [{ key: 'a', model: 'STM32F103C8T6', brand: 'ST', qty: '10' }],
        },
      }).catch(() => undefined)
      if (answer?.body?.code === 200) acknowledged.push(contractNo)
      // A server that is gone is not asked ten thousand times a second.
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  return async (): Promise<void> => {
    ended.abort()
    await Promise.all(work)
  }
}
