import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { SentFiles } from './hostile.ts'

/**
 * The sending half of hostile.ts, a process of its own: the same file so many times at once. It prints how often each
 * status and code was answered, as JSON.
 */
const { url, token, path, fileName, fields, times } = JSON.parse(process.argv[2] ?? '') as SentFiles
const boundary = 'quayside-bench'
const parts = Object.entries(fields).map(
  ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
)
const body = Buffer.concat([
  Buffer.from(
    `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`,
  ),
  readFileSync(path),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])

const answers: Record<string, number> = {}
const count = (answer: string): void => {
  answers[answer] = (answers[answer] ?? 0) + 1
}

const sendOnce = (): Promise<void> =>
  new Promise((resolve) => {
    let isAnswered = false
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    })
    sent.on('response', (response) => {
      isAnswered = true
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      response.on('close', () => {
        count(
          `${response.statusCode} ${/"code":"([\w.]+)"/.exec(text)?.[1] ?? /"code":(\d+)/.exec(text)?.[1] ?? ''}`,
        )
        sent.destroy()
        resolve()
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a connection whose body it refused before all of it was sent.
      if (isAnswered) return
      count(`no answer: ${error.code ?? error.message}`)
      resolve()
    })
    sent.end(body)
  })

await Promise.all(Array.from({ length: times }, sendOnce))
console.log(JSON.stringify(answers))
