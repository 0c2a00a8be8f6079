import type { Component, Context, FunctionComponent, ReactElement, ReactNode } from 'react'
import { attributeHtml } from './attributes.ts'
import { escapeText } from './escapeText.ts'
import { hooksAt } from './hooks.ts'
import { leaveToReact } from './leave.ts'
import { forwarded, type Props, type Styling } from './styling.ts'
import { TreeIds } from './TreeIds.ts'

/** What `memo`, `forwardRef` and `createContext` make. */
interface Wrapped {
  $$typeof: symbol
  type: unknown
  render: (props: Props, ref: unknown) => ReactNode
}

/** A component with a method `render`. */
type ComponentClass = new (props: Props) => Component

/** Elements that React writes as they are; of all others it knows more. */
const PLAIN = new Set(
  `a abbr address article aside b blockquote button circle clipPath cite code dd defs details div dl dt em ellipse figcaption figure
  footer g h1 h2 h3 h4 h5 h6 header i label li line main mask nav ol p path pattern picture polygon polyline rect section small span strong
  summary svg table tbody td th thead time tr ul use`.split(/\s+/),
)

/** What a component class may have that changes how it is rendered. */
const SPECIAL = [
  'contextType',
  'defaultProps',
  'getDerivedStateFromProps',
  'componentWillMount',
  'UNSAFE_componentWillMount',
]

const VOID = new Set(['br', 'hr', 'img', 'source', 'wbr'])

const ELEMENT = Symbol.for('react.transitional.element')
const FRAGMENT = Symbol.for('react.fragment')
const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')
const FORWARD_REF = Symbol.for('react.forward_ref')

/** Writes a tree of React's elements as HTML, with the marks by which the browser's React finds its way in it. */
export class HtmlWriter {
  html = ''
  readonly hooks = hooksAt(this)
  readonly #ids: TreeIds
  /** How many ids the component has that is being rendered. */
  #count = 0
  readonly #values = new Map<unknown, unknown>()
  /** Whether text was the last that was written; a comment keeps it apart from text that follows. */
  #isInText = false

  constructor(idPrefix: string) {
    this.#ids = new TreeIds(idPrefix)
  }

  valueOf(context: Context<unknown>): unknown {
    // React keeps a context's default where the value of the outermost place is.
    return this.#values.has(context)
      ? this.#values.get(context)
      : (context as unknown as { _currentValue: unknown })._currentValue
  }

  nextId(): string {
    return this.#ids.id(this.#count++)
  }

  write(node: ReactNode): void {
    if (typeof node === 'string') this.#text(node)
    else if (typeof node === 'number') this.#text(String(node))
    else if (Array.isArray(node)) this.#list(node)
    else if (typeof node === 'object' && node !== null) this.#object(node)
    else if (typeof node === 'bigint') leaveToReact()
  }

  #object(node: object): void {
    // Whatever else an object may be has another mark or none.
    const { $$typeof, type, props } = node as ReactElement<Props> & { $$typeof?: symbol }
    if ($$typeof !== ELEMENT) leaveToReact()
    if (typeof type === 'string') this.#element(type, props)
    else this.#component(type, props)
  }

  #text(text: string): void {
    if (text === '') return
    this.html += this.#isInText ? `<!-- -->${escapeText(text)}` : escapeText(text)
    this.#isInText = true
  }

  #list(nodes: readonly ReactNode[]): void {
    this.#ids.enter(nodes.length)
    let place = 0
    for (const node of nodes) {
      this.#ids.at(++place)
      this.write(node)
    }
    this.#ids.leave()
  }

  /** @param styling what the element is styled by, and the class name that it comes to */
  #element(tag: string, props: Props, styling?: Styling, className?: string): void {
    const isVoid = VOID.has(tag)
    if (!isVoid && !PLAIN.has(tag)) leaveToReact()
    if (tag === 'button' && ('name' in props || 'formAction' in props)) leaveToReact()
    let inner: { __html?: unknown } | undefined
    let html = `<${tag}`
    for (const property in props) {
      if (property === 'children' || styling?.isForwarded(property) === false) continue
      if (styling && property === 'className') html += attributeHtml(tag, property, className)
      else if (property === 'dangerouslySetInnerHTML')
        inner = props[property] as { __html?: unknown } // what React takes there
      else html += attributeHtml(tag, property, props[property])
    }
    if (styling && !('className' in props)) html += attributeHtml(tag, 'className', className)
    this.#isInText = false
    if (isVoid) {
      this.html += `${html}/>`
      return
    }
    this.html += `${html}>`
    const { children } = props
    if (inner) this.html += typeof inner.__html === 'string' ? inner.__html : leaveToReact()
    else if (typeof children === 'string') this.html += escapeText(children)
    else this.write(children)
    this.html += `</${tag}>`
    this.#isInText = false
  }

  #component(type: unknown, props: Props): void {
    if (type === FRAGMENT) this.write(props.children)
    else if (typeof type === 'function') this.#callable(type, props)
    else this.#wrapped(type as Wrapped, props)
  }

  #callable(type: object, props: Props): void {
    if ('prerendered' in type) this.#styled(type.prerendered as Styling, props)
    else if (
      'prototype' in type &&
      (type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent
    )
      this.#instance(type as ComponentClass, props)
    else this.#function(type as FunctionComponent<Props>, props)
  }

  #wrapped(type: Wrapped, props: Props): void {
    if (type.$$typeof === MEMO) this.#component(type.type, props)
    else if (type.$$typeof === CONTEXT) this.#provider(type, props)
    else if (type.$$typeof === FORWARD_REF) this.#forwardRef(type, props)
    else leaveToReact()
  }

  #forwardRef({ render }: Wrapped, { ref = null, ...props }: Props): void {
    this.#function(() => render(props, ref), props)
  }

  #function(render: FunctionComponent<Props>, props: Props): void {
    this.#count = 0
    const node = render(props)
    // A component with ids is a level of its own.
    if (this.#count === 0) this.write(node as ReactNode)
    else this.#list([node as ReactNode])
  }

  #styled(styling: Styling, props: Props): void {
    // Emotion has an element in the first place that inserts styles.
    this.#ids.enter(2)
    this.#ids.at(2)
    const className = styling.classNameOf(props)
    if (typeof styling.tag === 'string') this.#element(styling.tag, props, styling, className)
    else this.#component(styling.tag, forwarded(props, styling, className))
    this.#ids.leave()
  }

  #instance(type: ComponentClass, props: Props): void {
    if (SPECIAL.some(name => name in type || name in type.prototype) || 'ref' in props) leaveToReact()
    this.write(new type(props).render())
  }

  #provider(context: unknown, { value, children }: Props): void {
    const [had, before] = [this.#values.has(context), this.#values.get(context)]
    this.#values.set(context, value)
    this.write(children)
    if (had) this.#values.set(context, before)
    else this.#values.delete(context)
  }
}
