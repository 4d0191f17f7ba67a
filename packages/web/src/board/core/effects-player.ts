/** All that playing effects takes, as one file to fetch. */

export { missingEffectArt } from '../effects/index.ts'
export { sceneAfter } from '../effects/scene-after.ts'
export { drawClips } from './draw-clips.ts'
export { advancePlayback, pictureChange, playFloats, skipPlayback, startPlayback } from './playback.ts'
