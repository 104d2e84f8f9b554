import type { Wording } from '../../wording.ts'
import type { robots as source } from '../../zh-CN/notices/robots.ts'

export const robots: Wording<typeof source> = {
  title: 'Group bots',
  note: 'Posts the company’s notifications to groups of WeChat Work, DingTalk or Feishu',
  new: 'Add bot',
  edit: 'Edit bot',
  keyword: 'Name',
  empty:
    'There are no group bots yet. Add a custom bot in the settings of a group, then paste its address here.',
  save: 'Save bot',
  saved: 'Bot saved',
  removeConfirm:
    '{count, plural, one {# bot will be removed, and its group} other {# bots will be removed, and their groups}} will get no notifications any more.',
  removed: '{count, plural, one {# bot} other {# bots}} removed',
  on: 'On',
  off: 'Off',
  turnOn: 'On: the chosen notifications are posted to the group',
  withPrices: 'Post amounts, prices and remarks to the group',
  pricesHint: 'Otherwise a notification with an amount or a remark is posted with its title and number only',
  times: 'Posted',
  quietTimes: 'Quiet {hours}',
  noQuiet: 'None',
  holds: 'Hold notifications of these hours until they are over',
  digestHint:
    'A digest is one card that lists by kind what came since the last one. It does not wait for quiet hours.',
  addressHints: {
    weCom: 'Group settings › Message push (group bot): copy the webhook address',
    dingTalk: 'Group settings › Bots › Custom: copy the webhook address',
    feishu: 'Group settings › Bots › Custom bot: copy the webhook address',
  },
  keptHint: 'Now {address}. Leave it empty to keep it.',
  secretHint: 'The secret of the bot’s signature check. For a keyword check, use “{product}” as the keyword.',
  secretKept: 'Saved. Leave it empty to keep it; enter it again with a new address.',
  events: '{count, plural, one {# kind} other {# kinds}}',
  allOf: '{area}: all',
  test: 'Send test',
  testing: 'Sending',
  tested: 'The test message was posted to the group',
  testFailed: 'The test message was not posted: {reason}',
  never: 'Nothing sent yet',
  withCode: '{reason} (error number {code})',
}
