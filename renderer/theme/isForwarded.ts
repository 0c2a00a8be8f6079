/**
 * Which properties of a styled element become attributes. Stands in for emotion's own list of all attributes of HTML,
 * which every visitor would have to fetch: our styled elements say by `shouldForwardProp` what is theirs alone.
 */
export default (name: string): boolean => name !== 'theme'
