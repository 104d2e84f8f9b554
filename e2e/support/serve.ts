import { startSmtpServer } from '@quayside/server/platform/mail/smtp-server.testing.ts'
import { copyDemo } from '@quayside/server/seeding/demo-copy.testing.ts'
import { dataDir } from './place.ts'

// Each run starts with the demo companies as a first start creates them.
await copyDemo(dataDir)
// E-mails are taken and dropped: with a mail server the settings of notices offer them.
process.env['SMTP_URL'] ??= (await startSmtpServer()).url
// Group robots post to sinks of the stories, on this machine.
process.env['ROBOT_HOSTS'] ??= '127.0.0.1'
// So do the push services.
process.env['PUSH_HOSTS'] ??= '127.0.0.1'
// And so do the webhooks of a customer's own systems.
process.env['WEBHOOKS_ALLOW_PRIVATE'] ??= 'on'
await import('@quayside/server/main.ts')
