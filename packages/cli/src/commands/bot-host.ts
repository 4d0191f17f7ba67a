import { botHost } from '@sextant/bots'
import { serveStdio } from '@sextant/bots/node'
import { games } from '@sextant/games'
import { command } from '../command.ts'
import { GAME_OPTION, gameInFile, gameOption } from '../game-argument.ts'
import { UsageError } from '../usage-error.ts'

/** For other programs, such as a server that keeps bots in processes of their own. */
export const botHostCommand = command({
  name: 'bot-host',
  summary: 'answer questions of the bot protocol, for other programs',
  hidden: true,
  operands: '[options]',
  about:
    'Reads questions from standard input and writes replies to standard output, each a JSON message on a line of its\n' +
    'own, as packages/engine/src/bot/bot-protocol.ts describes them. Ends when the input ends and all is answered.',
  options: GAME_OPTION,
  examples: [{ line: 'sextant bot-host', about: `bots of ${games.length} games` }],
  async run({ io, values, operands }) {
    if (operands.length > 0)
      throw new UsageError(`bot-host takes options only, found: ${operands.join(' ')}`, 'bot-host')
    const outside = await gameOption(io, values)
    await serveStdio(
      botHost(id => gameInFile(id, 'the question', outside), io.now),
      io.streams.input,
      io.streams.output,
    )
    return 0
  },
})
