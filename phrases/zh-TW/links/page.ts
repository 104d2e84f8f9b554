import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/links/page.ts'
import { kit } from '../kit/kit.ts'

export const linkStops = kit.route.stops
export const { linkPage } = traditional({ linkPage: source.linkPage })
