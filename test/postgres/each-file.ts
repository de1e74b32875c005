import { beforeAll } from 'vitest'
import { closeDatabases } from './database.ts'

// What is answered here is done last of all, after whatever a suite ends by itself.
beforeAll(() => closeDatabases)
