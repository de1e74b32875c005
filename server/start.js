// Plain JavaScript, so that a Node version too old for the rest can still report that.
import { readFileSync } from 'node:fs'
import module from 'node:module'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')
const [major, minor] = process.versions.node.split('.').map(Number)
const [neededMajor, neededMinor] = needed.split('.').map(Number)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Captain needs Node ${needed} or newer, and this is ${process.version} (${process.execPath}).`)
  console.error('Start it with npm (`npm start`, `npm run demo`): on Linux x64 that brings the right one.')
  process.exit(1)
}

// Caches compiled and type-stripped code between starts.
module.enableCompileCache()

await import('./main.ts')
