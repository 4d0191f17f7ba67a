/** The faces of the captains by the id of their bot: drawn, each the body of an SVG with a view box of 512 × 512. */
export const portraits: Readonly<Record<string, string>> = {
  greedy: portrait('meg', '#7d2f22', [
    // A storm of red hair around a headscarf, a patch over one eye, and a grin with a gold tooth in it.
    fill(
      '#b5441f',
      'M104 300C60 160 150 70 256 70s206 92 150 236c40 60 4 130-44 140H150c-58-14-84-86-46-146z',
    ),
    coat('#5b1f1a', '#e0b25c'),
    head('#e9b78f'),
    fill('#9c1c22', 'M136 214c6-86 60-126 120-126s116 42 120 126c-70-34-168-34-240 0z'),
    fill(
      '#fbf6ea',
      'M170 168a12 12 0 1 0 .1 0zM222 138a12 12 0 1 0 .1 0zM286 138a12 12 0 1 0 .1 0zM340 170a12 12 0 1 0 .1 0z',
    ),
    line('#1d1410', 10, 'M140 216L372 262'),
    fill('#1d1410', 'M186 236c-6 34 8 52 32 52s36-22 30-46z'),
    eye(310, 258),
    line('#7a2d14', 12, 'M286 224l54-16'),
    fill('#4b1512', 'M196 326c40 22 90 22 126-4-4 44-32 58-60 58s-60-14-66-54z'),
    fill('#fbf6ea', 'M206 334c34 14 76 14 108-4l-4 18c-34 14-70 14-100 4z'),
    fill('#e8b33c', 'M270 344l18-3 1 16-18 3z'),
  ]),
  cautious: portrait('thorne', '#1f4658', [
    // Grey at the temples, a plain bicorne, brows that have seen weather, lips that say little.
    coat('#16334a', '#cfd6dc'),
    fill('#8b8f92', 'M138 220c-22 60-8 120 22 140h192c30-20 44-80 22-140z'),
    head('#d9a982'),
    fill('#10222f', 'M84 196C120 92 196 72 256 72s140 22 172 124c-60-34-112-44-172-44s-112 10-172 44z'),
    line('#c9ced3', 9, 'M92 192c56-30 108-38 164-38s112 8 164 38'),
    eye(210, 254),
    eye(302, 254),
    line('#5d5a55', 13, 'M182 226c16-14 38-14 54-4M276 222c18-10 38-8 54 6'),
    line('#7f4c30', 7, 'M214 350c28-8 56-8 84 0'),
    fill(
      '#8b8f92',
      'M150 300c6 70 46 112 106 112s100-42 106-112c-10 44-30 70-50 78-16-12-94-12-112 0-24-12-42-36-50-78z',
    ),
  ]),
  admiral: portrait('admiral', '#22345f', [
    // White wig, gold lace and epaulettes, a brass glass at the eye that has seen it all before.
    coat('#1c2c57', '#e8b33c'),
    fill('#e8b33c', 'M56 404c16-24 66-34 96-20l-8 34H60zM456 404c-16-24-66-34-96-20l8 34h84z'),
    fill(
      '#f1ece0',
      'M128 214c-36 30-34 96-12 128 24 26 56 20 66-6l-6-110zM384 214c36 30 34 96 12 128-24 26-56 20-66-6l6-110z',
    ),
    head('#efc6a2'),
    fill('#101a38', 'M66 188c24-12 44-92 190-112 146 20 166 100 190 112-70-10-124-10-190-10s-120 0-190 10z'),
    line('#e8b33c', 12, 'M74 186c70-12 116-14 182-14s112 2 182 14'),
    fill('#e8b33c', 'M256 96a24 24 0 1 0 .1 0z'),
    eye(212, 252),
    fill('#7b531c', 'M272 236h58v40h-58z'),
    fill('#d8a243', 'M326 228l92-12v80l-92-12zM418 208l54-8v112l-54-8z'),
    line('#b9b2a2', 12, 'M184 222c16-12 40-12 54-2M278 218c16-10 40-10 56 2'),
    line('#8a4b33', 8, 'M216 344c26 10 54 10 82-6'),
  ]),
  careful: portrait('wren', '#2f5b45', [
    // A wren of a woman: brown hair pinned up, spectacles, a quill behind the ear.
    fill(
      '#5a3a22',
      'M132 250C112 130 176 84 256 84s144 46 124 166c14 70-6 120-22 130H154c-16-10-36-60-22-130z',
    ),
    coat('#274a3a', '#d8c9a0'),
    head('#e2b48d'),
    fill('#5a3a22', 'M142 230c0-84 52-124 114-124s114 40 114 124c-30-50-70-70-114-70s-84 20-114 70z'),
    eye(208, 256),
    eye(304, 256),
    line(
      '#c89a3a',
      8,
      'M170 256a38 36 0 1 0 76 0a38 36 0 1 0-76 0M266 256a38 36 0 1 0 76 0a38 36 0 1 0-76 0M246 252c6-6 14-6 20 0',
    ),
    line('#8a4b33', 8, 'M220 346c24 12 48 12 72 0'),
    fill('#fbf6ea', 'M368 244c44-60 60-110 66-164-40 34-72 86-78 150z'),
  ]),
  bold: portrait('furlong', '#7a5a1e', [
    // Black curls in the wind, a ring in the ear and a hat tipped for the next bad idea.
    fill(
      '#1c1512',
      'M120 262C92 140 168 90 256 90s170 50 136 172c26 60-6 122-40 128l-190 2c-40-8-66-72-42-130z',
    ),
    coat('#8a2130', '#e8b33c'),
    head('#a9714a'),
    fill('#2b1b12', 'M96 210C150 70 330 40 432 132c-30 6-48 26-56 54-90-36-190-28-280 24z'),
    fill('#d23b2e', 'M372 110c30-60 70-70 104-64-10 50-50 84-94 84z'),
    eye(212, 254),
    eye(304, 250),
    line('#1c1512', 13, 'M184 222c18-14 40-12 52-4M278 214c20-14 42-10 54 4'),
    fill('#fbf6ea', 'M206 332c34 18 72 16 104-10-2 40-28 54-50 54s-48-10-54-44z'),
    line('#e8b33c', 8, 'M136 306a16 18 0 1 0 .1 0'),
  ]),
}

/** In a round porthole with a brass rim. */
function portrait(name: string, ground: string, parts: readonly string[]): string {
  const inside = `<clipPath id="porthole-${name}"><circle cx="256" cy="256" r="236"/></clipPath>`
  return `${inside}<circle cx="256" cy="256" r="236" fill="${ground}"/><g clip-path="url(#porthole-${name})">${parts.join('')}</g><circle cx="256" cy="256" r="240" fill="none" stroke="#c9973a" stroke-width="18"/>`
}

function fill(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
}

function head(skin: string): string {
  return (
    fill(skin, 'M216 360h80v60c-20 20-60 20-80 0z') +
    fill(skin, 'M150 232c0-76 46-120 106-120s106 44 106 120c0 92-46 164-106 164s-106-72-106-164z') +
    line('#00000038', 8, 'M258 262c10 22 16 38 8 48-6 6-16 6-24 2')
  )
}

function eye(x: number, y: number): string {
  return (
    fill('#fbf6ea', `M${x - 24} ${y}q24-24 48 0q-24 20-48 0z`) +
    fill('#1d1410', `M${x} ${y - 10}a10 10 0 1 0 .1 0z`)
  )
}

function coat(cloth: string, lace: string): string {
  return (
    fill(cloth, 'M20 512c10-84 90-124 180-134l56 44 56-44c90 10 170 50 180 134z') +
    fill('#fbf6ea', 'M206 382l50 40 50-40 14 60-64 40-64-40z') +
    line(lace, 12, 'M196 380l60 132 60-132')
  )
}
