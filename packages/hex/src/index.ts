export { axialBearing, bearing, directionTo, NO_BEARING, relativeBearing } from './bearing.ts'
export {
  type Board,
  cellAt,
  coordinatesOf,
  DISTANCE_TABLE_CELLS,
  distance,
  LARGEST_BOX,
  LARGEST_COORDINATE,
  NO_CELL,
  neighbour,
} from './board.ts'
export {
  type Axial,
  add,
  axial,
  axialDistance,
  axialFromOddQ,
  axialFromOddR,
  axialLength,
  type Cube,
  cube,
  type Offset,
  oddQFromAxial,
  oddRFromAxial,
  scale,
  subtract,
} from './coordinates.ts'
export { type Courses, courseOff, coursesFrom, courseTo, createCourses, turnsTo } from './course.ts'
export {
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type DirectionName,
  directionName,
  ORIENTATIONS,
  type Orientation,
  opposite,
  STEPS,
  step,
  turn,
  turnsBetween,
} from './direction.ts'
export { disc, discInto, discSize, ring, ringInto, ringSize } from './disc.ts'
export {
  axialAt,
  type Bounds,
  boundsOf,
  cellAtPoint,
  centreOf,
  cornersOf,
  createLayout,
  type Layout,
  type Point,
} from './layout.ts'
export { createLine, type Line, traceLine } from './line.ts'
export { LINE_TABLE_CANDIDATES, LINE_TABLE_CELLS, line } from './line-table.ts'
export { cellOf, facingOf, type Pose, poseOf } from './pose.ts'
export { type Rays, ray, rayLength, raysOf } from './ray.ts'
export { costTo, createReach, type Ground, pathTo, type Reach, reachFrom } from './reach.ts'
export {
  FACES,
  type Face,
  faceDirection,
  faceToward,
  inFieldOfFire,
  SEXTANTS,
  type Sextant,
  type SextantSet,
  SIDES,
  type Side,
  sextantSet,
  sextantsIn,
  sextantsToward,
  sideHit,
} from './sextant.ts'
export {
  axialFromOffset,
  boardOf,
  cellAtOffset,
  hexagon,
  offsetFromAxial,
  offsetOf,
  rectangle,
  rhombus,
} from './shape.ts'
export { mirror, mirroredDirection, reflection, rotate, rotation } from './symmetry.ts'
