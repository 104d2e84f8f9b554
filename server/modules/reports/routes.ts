import { reportApi } from '@quayside/contract/reports/report.api.ts'
import { type BoundRoute, bind } from '../../platform/http/bind.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import { analyse } from './analyse.ts'
import { describeReport } from './describe-report.ts'
import { exportAnalysis } from './export-analysis.ts'
import { listReport, sumReport } from './list-report.ts'
import { saveColumns } from './report-column-choice.ts'
import { cancelRun, listRuns, sendRunFile } from './report-runs.ts'
import { listReaders, listSchedules, removeSchedules, saveSchedule } from './report-schedules.ts'
import { listSets, removeSets, saveSet } from './report-sets.ts'
import { sendReport } from './send-report.ts'
import { startRun } from './start-run.ts'

/** Each report is defined in the module of its data; server/reports.ts lists them. */
export const reportRoutes = (reports: Reports): BoundRoute[] =>
  bind(reportApi, {
    'GET report/online/definition': describeReport(reports),
    'GET report/online/list': listReport(reports),
    'GET report/online/summary': sumReport(reports),
    'POST system/report/batchSendReport': sendReport(reports),
    'GET report/online/analysis': analyse(reports),
    'GET report/online/analysis/export': exportAnalysis(reports),
    'POST report/online/columns/save': saveColumns(reports),
    'GET report/online/set/list': listSets,
    'POST report/online/set/save': saveSet(reports),
    'DELETE report/online/set/batchRemove': removeSets,
    'GET report/online/schedule/readers': listReaders,
    'GET report/online/schedule/list': listSchedules,
    'POST report/online/schedule/save': saveSchedule(reports),
    'DELETE report/online/schedule/batchRemove': removeSchedules,
    'GET report/online/run/list': listRuns,
    'POST report/online/run/start': startRun(reports),
    'POST report/online/run/{id}/cancel': cancelRun,
    'GET report/online/run/{id}/file': sendRunFile,
  })
