// Plain JavaScript, so that a Node version too old for the rest can still report that.
import module from 'node:module'

// What the server's TypeScript and its packages need. `engines` in package.json says what npm needs to bring it.
const needed = '22.18'
const [major, minor] = process.versions.node.split('.').map(Number)
const [neededMajor, neededMinor] = needed.split('.').map(Number)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Captain needs Node ${needed} or newer, and this is ${process.version} (${process.execPath}).`)
  console.error('Start it with npm (`npm start`, `npm run demo`), after `npm ci`: that brings the right one.')
  process.exit(1)
}

// Caches compiled and type-stripped code between starts.
module.enableCompileCache()

await import('./main.ts')
