import { savedWhatIfApi } from '@quayside/contract/reports/saved-what-if.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { computeAgain, removeWhatIfs, saveWhatIf } from './save-what-if.ts'
import { getWhatIf, listWhatIfs, readStored } from './saved-what-ifs.ts'
import { exportWhatIf, printWhatIf } from './what-if-files.ts'

export const savedWhatIfRoutes = bind(savedWhatIfApi, {
  'GET report/online/whatIf/list': listWhatIfs,
  'GET report/online/whatIf/{id}': getWhatIf,
  'POST report/online/whatIf/save': saveWhatIf,
  'POST report/online/whatIf/{id}/compute': computeAgain,
  'DELETE report/online/whatIf/batchRemove': removeWhatIfs,
  'GET report/online/whatIf/{id}/sheet': async (call, { params }) =>
    exportWhatIf(call, await readStored(call.read, call, params.id)),
  'GET report/online/whatIf/{id}/print': async (call, { params, query }) =>
    printWhatIf(call, await readStored(call.read, call, params.id), query),
})
