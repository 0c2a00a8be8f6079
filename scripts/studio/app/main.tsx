import './withoutEval.ts'
import './htmlPolicy.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/source-sans-3/wght.css'
import { App } from './App.tsx'
import { isAlone } from './call.ts'
import { ignoreDroppedFiles } from './files/uploads.tsx'
import { takeAnswerOfForge } from './session.ts'
import './studio.css'

const element = document.getElementById('studio')
if (!element) throw new Error('The page of the studio has no root')
const root = createRoot(element)
ignoreDroppedFiles()
// Addresses of other files of the studio are relative to its folder.
if (!location.pathname.endsWith('/'))
  history.replaceState(null, '', `${location.pathname}/${location.search}${location.hash}`)
const refusal = await takeAnswerOfForge()
root.render(
  <StrictMode>
    {(await isAlone()) ? (
      <App refusal={refusal} />
    ) : (
      <p role="status">
        The studio is open in another tab of this browser. Go on there, or close it and load this page again.
      </p>
    )}
  </StrictMode>,
)
