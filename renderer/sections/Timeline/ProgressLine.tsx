export const ProgressLine = () => null
