import { stepLabel } from '../modules/filings/step-label.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedLabel = { labelId: string; labelDraftId: string; labelVersionId: string }

/** A label order with a finished label that waits, and a draft, each with the marker in it. */
export async function plantLabel(app: TestApp, token: string, fileId: string): Promise<PlantedLabel> {
  const files = { packageImage: fileId, certificate: fileId, nutrients: fileId }
  const lines = [{ key: 'p1', productName: marker, ingredients: marker, ...files }]
  const save = async (): Promise<string> =>
    dataOf(await app.client('POST filing/online/label/save', { token, body: { remarks: marker, lines } })).id
  const [labelId, labelDraftId] = [await save(), await save()]
  dataOf(await app.client(`POST filing/online/label/${labelId}/submit`, { token, body: {} }))
  const provider = { actor: 'provider', id: null, name: marker } as const
  await app.platform.staff.transaction([], (tx) =>
    stepLabel(tx, provider, {
      id: labelId,
      name: 'sendVersion',
      given: { lineKey: 'p1', fileId, remark: marker },
    }),
  )
  const { lines: shown } = dataOf(await app.client(`GET filing/online/label/${labelId}`, { token }))
  return { labelId, labelDraftId, labelVersionId: shown[0].versions[0].id }
}
