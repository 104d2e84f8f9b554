import type { ViewStore } from '@quayside/kit/list/view-store.ts'
import { api } from './api.ts'

/** Views are one's own, on every device; shared ones are seen by colleagues. */
export const viewStore: ViewStore = {
  list: (list) => api('GET office/online/savedView/list', { query: { list } }, { isQuiet: true }),
  save: (body) => api('POST office/online/savedView/save', { body }),
  remove: (id) => api('DELETE office/online/savedView/batchRemove', { body: { ids: [id] } }),
}
