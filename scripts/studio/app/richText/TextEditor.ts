import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Mark, MarkType, Node, NodeType, ResolvedPos, Schema } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { proseMirrorSchemas, readText, type TextForm, writeText } from './documentMarkdown.ts'
import { readClipboard } from './pasting.ts'

/** A button above a text. */
export interface Tool {
  name: string
  /** The label of the button. */
  sign: string
  /** The letter that does it together with Ctrl. */
  letter?: string
  /** Absent for the link, which asks where it leads first. */
  command?: Command
}

/** What can be done in a text, by what it may have in it. */
const toolsOf = ({ marks, nodes }: Schema): Tool[] => [
  ...(marks.a
    ? [
        { name: 'Bold', sign: 'B', letter: 'b', command: toggleEmphasis(marks.strong) },
        { name: 'Italic', sign: 'I', letter: 'i', command: toggleEmphasis(marks.em) },
        { name: 'Link', sign: 'Link', letter: 'k' },
      ]
    : []),
  ...(nodes.li
    ? [
        { name: 'Bullets', sign: 'Bullets', command: toggleList(nodes.ul) },
        { name: 'Numbers', sign: 'Numbers', command: toggleList(nodes.ol) },
      ]
    : []),
  ...(nodes.h3 ? [{ name: 'Subheading', sign: 'Subheading', command: toggleSubheading }] : []),
]

/** Takes over what is selected in the document. @returns false: the key is still to be handled */
function readSelection(view: EditorView): boolean {
  const selected = view.dom.ownerDocument.getSelection()
  if (!selected || view.composing) return false
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selected
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return false
  const anchor = view.posAtDOM(anchorNode, anchorOffset)
  const head = view.posAtDOM(focusNode, focusOffset)
  const { selection, doc, tr } = view.state
  if (selection.anchor !== anchor || selection.head !== head)
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
  return false
}

/** A table that was pasted. */
export interface PastedTable {
  rows: string[][]
  /** The source of the text without it. */
  rest: string
}

export interface TextEditorOptions {
  form: TextForm
  source: string
  /** Attributes of the element in which is written. */
  attributes: Readonly<Record<string, string>>
  /** Classes of what is written, by the names of their elements, so that it looks as on its page. */
  classes?: Readonly<Record<string, string>>
  onWrite(source: string): void
  onLink(): void
  /** Photographs that were dropped or pasted. */
  onPictures(files: File[]): void
  /** Other files that were dropped or pasted. */
  onDocuments(files: File[]): void
  /** What could not be taken from the clipboard, in sentences. @param table a table among it */
  onRemarks(remarks: readonly string[], table: PastedTable | undefined): void
  /** A key that leads out of the text. @returns whether it did */
  onLeave?(key: 'Escape' | 'Tab' | 'Shift-Tab'): boolean
  /** Alt F10 leads to the tools. */
  onTools(): void
}

/** A text that is written as it looks. Its undo is that of the studio, which knows each text that is written. */
export class TextEditor {
  readonly view: EditorView
  readonly tools: readonly Tool[]
  readonly #options: TextEditorOptions
  #attributes: TextEditorOptions['attributes']
  #written: string
  /** As it was given last. */
  #source: string
  /** What was written and has not come back as the source yet. */
  #underWay: string[] = []

  /** @param mount the element that becomes the text */
  constructor(mount: HTMLElement, options: TextEditorOptions) {
    const { form, source, classes = {} } = options
    this.#attributes = options.attributes
    this.#options = options
    this.#written = source
    this.#source = source
    this.tools = toolsOf(proseMirrorSchemas[form])
    this.view = new EditorView(
      { mount },
      {
        state: this.#stateOf(source),
        attributes: ({ doc }) => ({
          ...this.#attributes,
          role: 'textbox',
          ...(doc.textContent === '' && { 'data-empty': '' }),
        }),
        dispatchTransaction: transaction => this.#apply(transaction),
        // A key may come before the browser has reported the selection that the key before it has made.
        handleDOMEvents: { keydown: readSelection },
        handlePaste: (_view, event) => this.#take(event.clipboardData),
        handleDrop: (view, event, _slice, isMoved) => {
          if (isMoved) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at)
            view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))))
          return this.#take(event.dataTransfer)
        },
        clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
        ...viewsOf(mount, classes),
      },
    )
  }

  #stateOf(source: string): EditorState {
    const { form } = this.#options
    return EditorState.create({
      doc: readText(source, form),
      plugins: [
        inputRules({ rules: rulesOf(proseMirrorSchemas[form]) }),
        new Plugin({ props: { handleTextInput: typeMarked } }),
        keymap(this.#keys()),
        keymap(baseKeymap),
      ],
    })
  }

  set attributes(attributes: TextEditorOptions['attributes']) {
    const isSame = JSON.stringify(attributes) === JSON.stringify(this.#attributes)
    this.#attributes = attributes
    if (!isSame) this.view.updateState(this.view.state)
  }

  /** The source from outside: after what was written here, or after an undo. */
  set source(source: string) {
    if (source === this.#source) return
    this.#source = source
    const at = this.#underWay.indexOf(source)
    if (at >= 0) {
      this.#underWay.splice(0, at + 1)
      return
    }
    if (source === this.#written) return
    this.#underWay = []
    this.#written = source
    const { selection } = this.view.state
    const state = this.#stateOf(source)
    const { doc } = state
    const near = TextSelection.near(doc.resolve(Math.min(selection.from, doc.content.size)))
    this.view.updateState(state.apply(state.tr.setSelection(near)))
  }

  /** Also where the text is in a frame. */
  focus(): void {
    const frame = this.view.dom.ownerDocument.defaultView?.frameElement
    if (frame && 'focus' in frame && typeof frame.focus === 'function') frame.focus()
    this.view.focus()
  }

  /** Puts the caret next to a point of the page, or behind the text. */
  placeCaret(at: { left: number; top: number } | undefined): void {
    const found = at && this.view.posAtCoords(at)
    const { doc, tr } = this.view.state
    const selection = found ? TextSelection.near(doc.resolve(found.pos)) : TextSelection.atEnd(doc)
    this.view.dispatch(tr.setSelection(selection))
  }

  /** Does what a button says. @returns true: its key has been handled */
  use({ command }: Tool): true {
    if (command) {
      command(this.view.state, this.view.dispatch, this.view)
      this.focus()
    } else this.#options.onLink()
    return true
  }

  /**
   * Makes a link of the selected words, or gives the link in which they are another address.
   * @param name words where none are selected
   * @param place other words than those
   */
  insertLink(address: string, name: string, place?: Range): void {
    const { state } = this.view
    const link = state.schema.marks.a
    if (!link) return
    // Parentheses would end the address.
    const href = address.replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29')
    const mark = link.create({ href })
    const { from, to } = place ?? rangeOfMark(state.selection.$from, link) ?? wordsAt(state)
    const { tr } = state
    if (from === to) tr.insert(from, state.schema.text(name, [mark]))
    else tr.removeMark(from, to, link).addMark(from, to, mark)
    const end = from === to ? from + name.length : to
    this.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, end)))
    this.focus()
  }

  /** Puts a link with words of its own behind the word in which the caret is. */
  appendLink(address: string, name: string): void {
    const { state } = this.view
    const { to } = wordsAt(state)
    const { parentOffset, parent } = state.doc.resolve(to)
    const isBehindWord = /\S$/.test(parent.textBetween(0, parentOffset, '\n', '\n'))
    const { tr } = state
    if (isBehindWord) tr.insertText(' ', to)
    const at = tr.mapping.map(to)
    this.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at)))
    this.insertLink(address, name, { from: at, to: at })
  }

  /** Puts a picture where the caret is. */
  insertPicture(src: string, alt: string): void {
    const figure = this.view.state.schema.nodes.figure
    if (figure) this.view.dispatch(this.view.state.tr.replaceSelectionWith(figure.create({ src, alt })))
  }

  #apply(transaction: Transaction): void {
    const state = this.view.state.apply(transaction)
    this.view.updateState(state)
    if (!transaction.docChanged) return
    const written = writeText(state.doc, this.#options.form)
    if (written === this.#written) return
    this.#written = written
    this.#underWay.push(written)
    this.#options.onWrite(written)
  }

  #take(data: DataTransfer | null): boolean {
    if (!data) return false
    const files = [...data.files]
    this.take({ html: data.getData('text/html'), text: data.getData('text/plain'), files })
    return true
  }

  /** Takes what was pasted or dropped in the place of the selection. */
  take(clipboard: Parameters<typeof readClipboard>[0]): void {
    const { form, onPictures, onDocuments, onRemarks } = this.#options
    const { slice, pictures, documents, remarks, table } = readClipboard(clipboard, form, location.origin)
    const before = this.view.state
    if (slice.size > 0) this.view.dispatch(before.tr.replaceSelection(slice).scrollIntoView())
    if (pictures.length > 0) onPictures(pictures)
    if (documents.length > 0) onDocuments(documents)
    onRemarks(
      remarks,
      table && { rows: table.rows, rest: writeText(before.tr.replaceSelection(table.rest).doc, form) },
    )
  }

  #keys(): Record<string, Command> {
    const { onLeave, onTools } = this.#options
    const leave = (key: 'Escape' | 'Tab' | 'Shift-Tab') => () => onLeave?.(key) ?? false
    const { li } = proseMirrorSchemas[this.#options.form].nodes
    const isDone: Command = () => true
    const letters = this.tools
      .filter(({ letter }) => letter)
      .map(tool => [`Mod-${tool.letter}`, () => this.use(tool)])
    // Without items the text is one line.
    const enter = li
      ? chainCommands(splitListItem(li), liftListItem(li), ...(baseKeymap.Enter ? [baseKeymap.Enter] : []))
      : isDone
    return {
      Enter: enter,
      'Shift-Enter': enter,
      'Mod-Enter': isDone,
      ...(li && { Backspace: makePlain, 'Mod-]': sinkListItem(li), 'Mod-[': liftListItem(li) }),
      ...Object.fromEntries(letters),
      'Alt-F10': () => {
        onTools()
        return true
      },
      Escape: leave('Escape'),
      Tab: leave('Tab'),
      'Shift-Tab': leave('Shift-Tab'),
    }
  }
}

/** Elements with the classes that the page gives them. */
function viewsOf({ ownerDocument }: HTMLElement, classes: Readonly<Record<string, string>>) {
  const made = (name: string) =>
    Object.assign(ownerDocument.createElement(name), { className: classes[name] })
  const views = Object.keys(classes).map(name => [
    name,
    ({ attrs }: Mark | Node) => {
      const dom = made(name)
      if (name === 'a') dom.setAttribute('href', attrs.href)
      return { dom, contentDOM: dom }
    },
  ])
  return { nodeViews: Object.fromEntries(views), markViews: Object.fromEntries(views) }
}

/** At the beginning of an item or a subheading, Backspace makes a plain line of it. */
const makePlain: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { h3, li, p } = state.schema.nodes
  if (!empty || $from.parentOffset > 0 || !li || !p) return false
  if ($from.parent.type === h3) return setBlockType(p)(state, dispatch)
  const isFirst = $from.depth > 1 && $from.node(-1).type === li && $from.index(-1) === 0
  return isFirst && liftListItem(li)(state, dispatch)
}

const WORD = /[\p{L}\p{M}\p{N}'’-]/u

/** Scripts that are written without spaces between words: whatever is selected there is meant as it is. */
const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

interface Range {
  from: number
  to: number
}

/** The selection without white space at its ends and with whole words; of a caret, the word in which it is. */
function wordsAt({ selection, doc }: Pick<EditorState, 'selection' | 'doc'>): Range {
  let { from, to } = selection
  /** The character behind a place; nothing at the end of a text. */
  const at = (place: number) => {
    if (place < 0 || place >= doc.content.size) return ''
    return doc.textBetween(place, place + 1, '\n', '\n') || '\n'
  }
  const isUnspaced = (place: number) => WITHOUT_SPACES.test(at(place))
  const isWord = (place: number) => WORD.test(at(place)) && !isUnspaced(place)
  while (from < to && /\s/.test(at(from))) from++
  while (to > from && /\s/.test(at(to - 1))) to--
  const isCaret = from === to
  const unspaced = isCaret ? [from, from - 1].find(isUnspaced) : undefined
  if (unspaced !== undefined) {
    // By the dictionary of the browser.
    const { parent, pos, parentOffset } = doc.resolve(unspaced)
    const { index = 0, segment = '' } = segmenter.segment(parent.textContent).containing(parentOffset) ?? {}
    const start = pos - parentOffset + index
    return { from: start, to: start + segment.length }
  }
  // Asterisks within a word are no emphasis.
  if (isCaret || isWord(from)) while (isWord(from - 1)) from--
  if (isCaret || isWord(to - 1)) while (isWord(to)) to++
  return { from, to }
}

/** Makes words bold or slanted, or plain again where all of them are. */
function toggleEmphasis(mark: MarkType | undefined): Command {
  return (state, dispatch, view) => {
    if (!mark) return false
    const { from, to } = wordsAt(state)
    const { $from, empty } = state.selection
    // Behind a word, it holds for what is typed next.
    if (from === to || (empty && ($from.pos === from || $from.pos === to)))
      return toggleMark(mark)(state, dispatch, view)
    let isWhole = true
    state.doc.nodesBetween(from, to, node => {
      if (node.isText && node.text?.trim() && !mark.isInSet(node.marks)) isWhole = false
    })
    const { tr } = state
    dispatch?.(isWhole ? tr.removeMark(from, to, mark) : tr.addMark(from, to, mark.create()))
    return true
  }
}

/** Makes the selected lines items, or plain lines again where they are such items. */
function toggleList(type: NodeType | undefined): Command {
  return (state, dispatch, view) => {
    const { li } = state.schema.nodes
    if (!type || !li) return false
    const { $from, $to } = state.selection
    const range = $from.blockRange($to, node => node.firstChild?.type === li)
    if (!range) {
      // A subheading becomes an item as a plain line does.
      return wrapInList(type)(state, dispatch, view)
    }
    if (range.parent.type === type) return liftListItem(li)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(range.start - 1, type))
    return true
  }
}

function toggleSubheading(...[state, dispatch, view]: Parameters<Command>): boolean {
  const { h3, p } = state.schema.nodes
  if (!h3 || !p) return false
  const isHeading = state.selection.$from.parent.type === h3
  return setBlockType(isHeading ? p : h3)(state, dispatch, view)
}

/** Where a mark around a place begins and ends. */
function rangeOfMark($at: ResolvedPos, type: MarkType): Range | undefined {
  const { parent } = $at
  const found = [$at.nodeAfter, $at.nodeBefore]
    .flatMap(node => (node && type.isInSet(node.marks)) || [])
    .at(0)
  if (!found) return undefined
  const start = $at.start()
  let [from, to] = [-1, -1]
  parent.forEach((node, offset) => {
    const end = offset + node.nodeSize
    if (!found.isInSet(node.marks) || to >= $at.parentOffset) return
    if (to !== offset) from = offset
    to = end
  })
  return from < 0 ? undefined : { from: start + from, to: start + to }
}

/** What is typed after a mark was switched on or off: the browser would decide by the text around it. */
function typeMarked({ state, dispatch }: EditorView, from: number, to: number, typed: string): boolean {
  if (!state.storedMarks || from !== to) return false
  dispatch(state.tr.insertText(typed).scrollIntoView())
  return true
}

/** Those who know Markdown type its signs: these become at once what they mean. */
const rulesOf = ({ marks, nodes: { ul, ol } }: Schema): InputRule[] => [
  ...(ul && ol ? [wrappingInputRule(/^[-*•] $/, ul), wrappingInputRule(/^1[.)] $/, ol)] : []),
  ...(marks.strong ? [markRule(/(?<![\p{L}\p{N}*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*$/u, marks.strong)] : []),
  ...(marks.em ? [markRule(/(?<![\p{L}\p{N}*])\*([^\s*]|[^\s*][^*]*[^\s*])\*$/u, marks.em)] : []),
  ...(marks.a ? [markRule(/\[([^\][]+)\]\((\S+)\)$/, marks.a)] : []),
]

/** The first group of a pattern are the words, the second the address of a link. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, ({ tr }, { 0: found, 1: words = '', 2: href }, start, end) => {
    const from = start + found.indexOf(words)
    const to = from + words.length
    // The words keep what they are besides.
    return tr
      .delete(Math.min(to, end), end)
      .addMark(from, to, type.create(href === undefined ? null : { href }))
      .delete(start, from)
      .removeStoredMark(type)
  })
