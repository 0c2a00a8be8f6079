/** One window of an engine, as its protocol of automation reaches it. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Sets the inner size of the window, as near as the engine comes to it. */
  resize(width: number, height: number): Promise<void>
  /** Runs the source of an expression in the page. @returns its value, a text */
  run(expression: string): Promise<string>
  /** Performs real input, in the form that WebDriver and WebDriver BiDi have in common. */
  perform(sources: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: readonly object[]
}
