import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small object store for tests: signed requests only, two keys a page. */
export async function s3StandIn(bucket: string) {
  const objects = new Map<string, { bytes: Buffer; mime: string | undefined }>()
  const unsigned: string[] = []
  const failNext: number[] = []

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://stand-in')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const signed =
      /^AWS4-HMAC-SHA256 Credential=AKtest\/\d{8}\/cn-north-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[\da-f]{64}$/
    if (!signed.test(request.headers.authorization ?? '')) unsigned.push(`${request.method} ${url.pathname}`)
    const failure = failNext.shift()
    if (failure) return response.writeHead(failure).end()
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    if (!url.pathname.startsWith(`/${bucket}`)) return response.writeHead(404).end(problem('NoSuchBucket'))
    if (request.method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(chunks), mime: request.headers['content-type'] })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '')
      return response.writeHead(200).end(listing(url.searchParams.get('continuation-token') ?? ''))
    const found = objects.get(key)
    if (!found)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end(problem('NoSuchKey'))
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1)
    return response.writeHead(first === undefined ? 200 : 206, { 'content-length': bytes.length }).end(bytes)
  }

  function listing(after: string): string {
    const keys = [...objects.keys()].toSorted().filter((key) => key > after)
    const page = keys.slice(0, 2)
    const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${next}${contents}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = `s3://AKtest:se%2Fcret@127.0.0.1:${port}/${bucket}?region=cn-north-1&insecure=1`
  return { address, objects, unsigned, failNext, close }
}

function problem(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
