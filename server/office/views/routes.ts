import { officeViewApi } from '@quayside/contract/office/saved-view.api.ts'
import { bindOffice } from '../bind-office.ts'
import { listViews, removeViews, saveView } from './saved-views.ts'

export const viewRoutes = bindOffice(officeViewApi, {
  'GET office/online/savedView/list': listViews,
  'POST office/online/savedView/save': saveView,
  'DELETE office/online/savedView/batchRemove': removeViews,
})
