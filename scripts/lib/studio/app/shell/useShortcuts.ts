import { useEffect, useRef } from 'react'

interface Actions {
  save(): void
  undo(): void
  redo(): void
}

/** Ctrl S saves; Ctrl Z and Ctrl Shift Z undo and redo, also inside of a field: its own undo knows only that field. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const action = actionOf(event, latest.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function actionOf({ key, shiftKey }: KeyboardEvent, { save, undo, redo }: Actions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 's':
      return save
    case 'z':
      return shiftKey ? redo : undo
    case 'y':
      return redo
    default:
      return undefined
  }
}
