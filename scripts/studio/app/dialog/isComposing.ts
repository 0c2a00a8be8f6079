/**
 * Whether a key belongs to an input method, as the Enter does that ends the writing of a Japanese or Chinese word. Safari reports
 * that one after the composition, by its code alone.
 */
export const isComposing = ({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
