import { startEarly } from './shell/api/early-call.ts'

// Runs beside the page's own script, before it: a list's first call need not wait for react-admin.
startEarly()
