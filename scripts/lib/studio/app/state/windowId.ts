const BEFORE = 'chalkline-studio-window'

/**
 * This load of the studio's page in a window. A reload goes on with the work of the load before; what a copy of the tab shares
 * with it is only that.
 */
export const thisWindow = {
  id: crypto.randomUUID(),
  before: sessionStorage.getItem(BEFORE) ?? undefined,
}

sessionStorage.setItem(BEFORE, thisWindow.id)
