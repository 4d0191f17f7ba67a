import units from '#data/units.json' with { type: 'json' }

export const u: unknown = units
