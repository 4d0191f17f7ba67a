import { isPicture } from '@sextant/scene'

/** Larger ones are not shown: they would take the memory of a whole board. */
const MOST_PIXELS = 2048

/** A picture that was asked for; without an image it is on its way, or there is none. */
interface Asked {
  image?: HTMLImageElement
  readonly waiting: Set<() => void>
}

/** By address, for all boards: one that is painted again as a whole does not fetch its pictures again, nor one that is missing. */
const asked = new Map<string, Asked>()

/**
 * Pictures that pieces bring with them, by their addresses. As images they run no scripts and fetch nothing, whatever they
 * are made of.
 * @param arrived called when a picture has come
 */
export function pictures(arrived: () => void): (address: string) => HTMLImageElement | undefined {
  return address => {
    if (!isPicture(address)) return undefined
    const known = asked.get(address) ?? ask(address)
    if (!known.image) known.waiting.add(arrived)
    return known.image
  }
}

function ask(address: string): Asked {
  const fresh: Asked = { waiting: new Set() }
  asked.set(address, fresh)
  const image = new Image()
  image.onload = () => {
    if (fits(image)) fresh.image = image
    if (fresh.image) for (const tell of fresh.waiting) tell()
    fresh.waiting.clear()
  }
  image.src = address
  return fresh
}

function fits({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean {
  return width > 0 && height > 0 && Math.max(width, height) <= MOST_PIXELS
}
