import type { TestApp } from '../platform/testing/test-app.ts'

/** A smallest PNG: one white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export async function upload(app: TestApp, token: string, name: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([png]), name)
  return idOf(await app.client('POST system/online/file/upload', { token, body }))
}

export function idOf(answer: { text: string; body: { code: number; data: { id: string } } }): string {
  if (answer.body.code !== 200) throw new Error(`planting failed: ${answer.text}`)
  return answer.body.data.id
}

export const saved = async (app: TestApp, token: string, resource: string, body: object): Promise<string> =>
  idOf(await app.client(`POST base/online/${resource}/save`, { token, body }))
