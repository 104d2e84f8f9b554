import type { ViewStore } from '@quayside/kit/list/view-store.ts'
import { api } from './api.ts'

/** Views are the member's own, on every device; shared ones are seen by colleagues. */
export const viewStore: ViewStore = {
  list: (list) => api('GET system/online/savedView/list', { query: { list } }, { isQuiet: true }),
  save: (body) => api('POST system/online/savedView/save', { body }),
  remove: (id) => api('DELETE system/online/savedView/batchRemove', { body: { ids: [id] } }),
}
