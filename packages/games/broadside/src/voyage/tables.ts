import type { Chart, Numbers, Options, Port, Refit } from './schema.ts'

/** What never changes on a voyage. */
export interface Tables {
  readonly options: Options
  readonly numbers: Numbers
  readonly chart: Chart
  /** A place's number on the chart by its id. */
  readonly placeOf: ReadonlyMap<string, number>
  /** The legs that begin or end at a place. */
  readonly legsFrom: ReadonlyMap<string, readonly Way[]>
}

/** A leg seen from one of its ends. */
export interface Way {
  /** The leg's number on the chart. */
  readonly leg: number
  readonly to: string
  readonly days: number
  readonly risk: number
  readonly meets: readonly (readonly [enemy: string, weight: number])[]
}

export function tablesOf(options: Options): Tables {
  const { numbers, chart } = options
  const legsFrom = new Map<string, Way[]>(chart.places.map(({ id }) => [id, []]))
  for (const [leg, { between, days, risk, meets }] of chart.legs.entries()) {
    const [a, b] = between
    // By name: dice count through them, and records do not preserve the order of a file's keys.
    const byName = Object.entries(meets).sort(([one], [other]) => (one < other ? -1 : 1))
    const way = { leg, days, risk, meets: byName }
    legsFrom.get(a)?.push({ ...way, to: b })
    legsFrom.get(b)?.push({ ...way, to: a })
  }
  const placeOf = new Map(chart.places.map(({ id }, number) => [id, number]))
  return { options, numbers, chart, placeOf, legsFrom }
}

export function wayBetween(tables: Tables, from: string, to: string): Way | undefined {
  return tables.legsFrom.get(from)?.find(way => way.to === to)
}

export function portAt({ options }: Tables, place: string): Port | undefined {
  return Object.hasOwn(options.ports, place) ? options.ports[place] : undefined
}

export function refitOf({ numbers }: Tables, id: string): Refit | undefined {
  return Object.hasOwn(numbers.refits, id) ? numbers.refits[id] : undefined
}
