import './withoutEval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/source-sans-3/wght.css'
import { App } from './App.tsx'
import { ignoreDroppedFiles } from './files/uploads.tsx'
import './studio.css'

const root = document.getElementById('studio')
if (!root) throw new Error('The page of the studio has no root')
ignoreDroppedFiles()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
