export { precompress } from './compression.ts'
export { main } from './main.ts'
export { createServer, type ServerOptions, type StaticServer } from './server.ts'
