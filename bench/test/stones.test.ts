import { SeededDice, stateHash, whyNotPlain } from '@sextant/engine'
import { checkGame } from '@sextant/engine/conformance'
import { describe, expect, it } from 'vitest'
