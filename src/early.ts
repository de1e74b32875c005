import { startEarly } from './shell/api/early-call.ts'

// Runs in parallel with the page's main script, so that a list's first request does not wait for react-admin.
startEarly()
