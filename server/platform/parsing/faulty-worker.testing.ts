import { answerJobs, parseJob } from './answer-jobs.ts'

/** Fails as a faulty parser would for two texts; anything else is parsed as usual. */
answerJobs((job) => {
  const text = Buffer.from(job.bytes).toString('latin1')
  const kept: string[] = []
  while (text.includes('never ends'));
  while (text.includes('fills the memory'))
    kept.push(...Array.from({ length: 10_000 }, (_, n) => `${n} kept`))
  return parseJob(job)
})
