/** The pictures that the first turns show, drawn for the game: outlines in a box of 512 × 512. */
export const icons: Readonly<Record<string, string>> = {
  target: outline(
    'M256 36a220 220 0 0 1 0 440a220 220 0 0 1 0-440zM256 96a160 160 0 0 0 0 320a160 160 0 0 0 0-320z',
    'M236 0h40v170h-40zM236 342h40v170h-40zM0 236h170v40H0zM342 236h170v40H342z',
  ),
  advance: outline('M256 40L430 240H320v230H192V240H82z'),
  left: outline('M200 50L50 180l150 130v-84h70q110 0 110 110v130h84V330q0-188-188-188h-76z'),
  right: outline('M312 50L462 180l-150 130v-84h-70q-110 0-110 110v130H48V330q0-188 188-188h76z'),
  fire: outline(
    'M256 10l44 130 110-84-52 128 144 10-122 74 92 112-140-36-10 148-66-132-90 116 10-148-142 26 102-106L26 158l142 12-40-136 96 104z',
  ),
}

export function outline(...paths: readonly string[]): string {
  return `<path fill="currentColor" d="${paths.join('')}"/>`
}
