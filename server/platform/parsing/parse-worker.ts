import { answerJobs } from './answer-jobs.ts'

answerJobs()
