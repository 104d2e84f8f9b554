/** A code, or a short message that fits a carrier's template. */
type SmsTemplate = { scene: string; code?: string; message?: string }

export interface SmsSender {
  /** Resolves once the carrier (or the outbox) has taken the message; throws SmsNotSent otherwise. */
  send(mobile: string, text: string, template: SmsTemplate): Promise<void>
}

/** Carries no mobile number and no code, so that it may be logged as it is. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent'
  readonly reason = 'sms.notSent'
}
