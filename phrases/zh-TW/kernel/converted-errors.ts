import { traditional } from '../../traditional.ts'
import * as paper from '../../zh-CN/kernel/paper-errors.ts'
import * as system from '../../zh-CN/kernel/system-errors.ts'
import * as link from '../../zh-CN/links/errors.ts'
import * as notice from '../../zh-CN/notices/errors.ts'
import * as contract from '../../zh-CN/orders/contract-errors.ts'
import * as orderTemplate from '../../zh-CN/orders/template-errors.ts'
import * as service from '../../zh-CN/services/errors.ts'
import * as systems from '../../zh-CN/systems/errors.ts'
import * as teamwork from '../../zh-CN/teamwork/errors.ts'

/** Refusals of the modules whose texts the conversion gets right; the others have a file in their module. */
export const { paperErrors } = traditional(paper)
export const { systemErrors } = traditional(system)
export const { linkErrors } = traditional(link)
export const { noticeErrors } = traditional(notice)
export const { contractErrors } = traditional(contract)
export const { orderTemplateErrors } = traditional(orderTemplate)
export const { serviceErrors } = traditional(service)
export const { systemsErrors } = traditional(systems)
export const { teamworkErrors } = traditional(teamwork)
