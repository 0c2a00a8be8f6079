import { parentPort, workerData } from 'node:worker_threads'
import { type NewerFilesTask, newerFiles } from './site/release/newerFiles.ts'

const { folder, time } = workerData as NewerFilesTask // as findNewerFiles sends it
parentPort?.postMessage(newerFiles(folder, time))
