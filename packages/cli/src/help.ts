import type { Command, Options } from './command.ts'
import type { Paint } from './text/paint.ts'
import { table } from './text/table.ts'

export function commandHelp(command: Command, paint: Paint): string {
  const { name, summary, operands, about, options, examples } = command
  return lines(
    `${paint.bold(`sextant ${name}`)}: ${summary}`,
    '',
    section(paint, 'Usage', [`sextant ${name}${operands === '' ? '' : ` ${operands}`}`]),
    ...(about === undefined ? [] : ['', about]),
    '',
    section(paint, 'Options', optionRows(options, paint)),
    '',
    section(
      paint,
      'Examples',
      examples.flatMap(example => [example.line, paint.dim(`    ${example.about}`)]),
    ),
  )
}

export function generalHelp(commands: readonly Command[], paint: Paint): string {
  const listed = commands.filter(({ hidden }) => !hidden)
  return lines(
    `${paint.bold('sextant')}: play tactical games, check their rules, measure them`,
    '',
    section(paint, 'Usage', ['sextant <command> [options]']),
    '',
    section(paint, 'Commands', table(listed.map(({ name, summary }) => [paint.cyan(name), summary]))),
    '',
    section(paint, 'Examples', [
      'sextant play hexapawn',
      paint.dim('    a match against a bot'),
      'sextant simulate hexapawn --games 1000',
      paint.dim('    a thousand matches between bots'),
      'sextant run cases/',
      paint.dim('    check the rules with every case in a folder'),
    ]),
    '',
    'sextant <command> --help explains a command; sextant --version prints the version.',
    `Exit codes: 0 done, 1 a check failed or an action was refused, 2 wrong usage or unreadable input,\n130 stopped by Ctrl-C.`,
  )
}

function optionRows(options: Options, paint: Paint): string[] {
  return table(
    Object.entries(options).map(([name, { value, about }]) => [
      paint.cyan(`--${name}`) + (value === undefined ? '' : ` ${value}`),
      about,
    ]),
  )
}

function section(paint: Paint, title: string, rows: readonly string[]): string {
  return [paint.bold(title), ...rows.map(row => `  ${row}`)].join('\n')
}

function lines(...parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
