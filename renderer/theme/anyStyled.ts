import createStyled from '@emotion/styled/base'

/**
 * Stands in for `@emotion/styled` in browsers: makes `styled.div` and its like when they are asked for, instead of bringing a
 * list of all elements, which every visitor would have to fetch.
 */
export default new Proxy(createStyled, { get: (make, tag: keyof React.JSX.IntrinsicElements) => make(tag) })
