import type { ViteDevServer } from 'vite'

export function startDevServer(where?: { port?: number; host?: string }): Promise<ViteDevServer>
