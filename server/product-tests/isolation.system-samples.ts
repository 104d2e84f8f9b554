import type { Samples } from './isolation.sample.ts'

export const systemSamples: Samples = {
  'POST base/online/systemKey/{id}/revoke': (a) => [{ params: { id: a.systemKeyId } }],
}
