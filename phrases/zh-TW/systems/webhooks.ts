import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/systems/webhooks.ts'

export const { ownWebhooks } = traditional(source)
