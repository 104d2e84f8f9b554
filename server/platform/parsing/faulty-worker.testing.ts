import { answerJobs, parseJob } from './answer-jobs.ts'

/** Fails as a faulty parser would for two texts; anything else is parsed as usual. */
answerJobs((job) => {
  const text = Buffer.from(job.bytes).toString('latin1')
  const values: unknown[] = []
  // The thread is blocked as in a loop without end, but leaves the processor to the other tests.
  while (text.includes('never ends')) values.length = 0
  while (text.includes('fills the memory'))
    values.push(Array.from({ length: 1_000_000 }, () => values.length))
  return parseJob(job)
})
