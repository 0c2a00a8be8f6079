import { parentPort, workerData } from 'node:worker_threads'
import { type NewerFilesTask, newerFiles } from './lib/build/record/newerFiles.ts'

const { folder, time } = workerData as NewerFilesTask // as findNewerFiles sends it
parentPort?.postMessage(newerFiles(folder, time))
