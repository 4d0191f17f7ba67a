import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A way to end a server that lets requests under way finish, for so long at most, and waits for no connection
 * that is merely open: browsers keep several, some of which never asked for anything.
 */
export function gracefulEnd(server: Server, graceMs: number): () => Promise<void> {
  const quiet = new Set<Socket>()
  let ending = false
  server.on('connection', socket => {
    quiet.add(socket)
    socket.once('close', () => quiet.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    quiet.delete(socket)
    response.once('close', () => {
      if (ending) socket.end()
      else if (!socket.destroyed) quiet.add(socket)
    })
  })
  return () =>
    new Promise(resolve => {
      ending = true
      const impatient = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearTimeout(impatient)
        resolve()
      })
      for (const socket of quiet) socket.destroy()
    })
}
