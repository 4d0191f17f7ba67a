import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FuzzTarget } from '@sextant/engine/conformance'
import { testTargets } from '../../../cli/test/fuzz/run-targets.ts'
import { itemInLink, linkText } from '../../src/items/item-link.ts'
import { setupQueryOf } from '../../src/pages/setup/setup-query.ts'
import { pathOf, routeOf } from '../../src/routes/route.ts'
import { importedCampaign, isCampaign } from '../../src/store/files/campaign-file.ts'
import { importedFrom } from '../../src/store/files/record-file.ts'

const golden = (path: string) =>
  readFileSync(new URL(`../../../../examples/${path}`, import.meta.url), 'utf8')

/** Every reader of the page: files, addresses, links. */
const TARGETS: readonly FuzzTarget[] = [
  {
    name: 'imported-file',
    seeds: [golden('hexapawn/test/golden/hexapawn-1.json')],
    read: text =>
      isCampaign(text)
        ? importedCampaign(text, { name: 'x.json', id: 'in-1', now: 0 })
        : importedFrom(text, 'x.json', 'in-1', 0),
  },
  {
    name: 'address',
    seeds: [
      '/new/blades-of-hex?scenario=classic&/scenario/map/radius=7',
      '/replays/abc?step=3&as=white',
      '/',
    ],
    read(text) {
      const [path = '', query = ''] = text.split('?')
      const route = routeOf(path, query)
      pathOf(route)
      if ('plan' in route) setupQueryOf(route.plan)
    },
  },
  { name: 'item-link', seeds: [linkText({ format: 'sextant.item', value: [1, 2] })], read: itemInLink },
]

testTargets(TARGETS, fileURLToPath(new URL('corpus', import.meta.url)))
