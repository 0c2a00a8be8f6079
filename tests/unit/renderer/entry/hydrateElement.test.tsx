// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { hydrateElement } from '../../../../renderer/entry/hydrateElement.tsx'

afterEach(() => document.body.replaceChildren())

test('an error that nothing catches is reported, however long after the first render', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  document.body.innerHTML = '<div id="root"><p>Words.</p></div>'
  let fail = () => {}
  function Failing(): ReactNode {
    const [error, setError] = useState<Error>()
    fail = () => setError(new Error('The data is torn'))
    if (error) throw error
    return <p>Words.</p>
  }
  await hydrateElement('root', <Failing />)
  fail()
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(new Error('The data is torn')))
})
