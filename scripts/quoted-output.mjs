// Blocks of the docs that quote what a command prints:
//
//     <!-- output of: sextant balance hex-ships -->
//     ```text
//     …
//     ```
//
// Quick ones are compared by a test. Those that begin with `long output of:` take minutes and are made by `npm run docs:output -- --long` alone.
// A long one may also be of a script of a package: `long output of: node packages/games/broadside/scripts/balance.mjs …`.

const BLOCK =
  /(<!-- (?:(long )?output of: sextant|long output of: node (packages\/[\w/-]+\.mjs)) ([^\n]+?) -->\n```\w*\n)([\s\S]*?)(```)/g

/** The quotes of a page, in their order. */
export function quotedOutputs(page) {
  return [...page.matchAll(BLOCK)].map(([, , long, script, args, text]) => ({
    ...(script && { script }),
    args: args.split(' '),
    long: long !== undefined || script !== undefined,
    text,
  }))
}

/** The page with other outputs in its quotes; one that is undefined leaves what is there. */
export function withOutputs(page, outputs) {
  let place = 0
  return page.replace(BLOCK, (whole, head, _long, _script, _args, _text, tail) => {
    const output = outputs[place++]
    return output === undefined ? whole : `${head}${output}${tail}`
  })
}

/** What a page quotes of an output: without the line that says how long it took. */
export function quotable(output) {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter(line => !line.startsWith('speed '))
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`
}
