/** The service agreement that a tick accepts; stored with the time, so that one knows what was agreed to. */
export const agreementVersion = '2026-11'
