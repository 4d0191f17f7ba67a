import { fileURLToPath } from 'node:url'
import { testInOwnProfile as test } from '../fixtures.ts'
import { shots } from './shots.ts'

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url))

for (const { name, theme, phone, prepare } of shots)
  test(name, async ({ page }) => {
    if (phone) await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await prepare(page)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' })
  })
