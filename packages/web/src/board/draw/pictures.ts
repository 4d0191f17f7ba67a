import { isPicture } from '@sextant/scene'

/** Larger ones are not shown: they would take the memory of a whole board. */
const MOST_PIXELS = 2048

/**
 * Pictures that pieces bring with them, by their addresses. As images they run no scripts and fetch nothing, whatever they
 * are made of.
 * @param arrived called when a picture has come
 */
export function pictures(arrived: () => void): (address: string) => HTMLImageElement | undefined {
  const asked = new Map<string, HTMLImageElement | undefined>()
  return address => {
    if (asked.has(address)) return asked.get(address)
    asked.set(address, undefined)
    if (!isPicture(address)) return undefined
    const image = new Image()
    image.onload = () => {
      if (!fits(image)) return
      asked.set(address, image)
      arrived()
    }
    image.src = address
    return undefined
  }
}

function fits({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean {
  return width > 0 && height > 0 && Math.max(width, height) <= MOST_PIXELS
}
