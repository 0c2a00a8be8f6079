import { checkHtml, isJavaInstalled } from '../../scripts/quality/audit/html.ts'
import { expect, test } from './fixtures.ts'
import { testDist } from './testSite.ts'

test('the Nu HTML checker finds no error on any page', async () => {
  test.skip(!isJavaInstalled(), 'Java is not installed')
  test.setTimeout(120_000)
  expect(await checkHtml(testDist)).toEqual([])
})
