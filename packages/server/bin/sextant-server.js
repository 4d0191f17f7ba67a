#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) process.exitCode = await (await import(main.href)).main()
else {
  process.stderr.write('the server is not built yet: run `npm run build` first\n')
  process.exitCode = 2
}
