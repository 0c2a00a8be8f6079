import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { type InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Mark, Node, NodeType, Schema, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { insertPoint } from 'prosemirror-transform'
import { EditorView } from 'prosemirror-view'
import type { FileKind } from '../../site/addedFile.ts'
import { isWritable, proseMirrorSchemas, readText, type TextForm, writeText } from './documentMarkdown.ts'
import { clipboardProps } from './pasting.ts'

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

/** Of words that are bold in part, all become bold first. */
const WHOLE = { removeWhenPresent: false }

/** What can be done in a text, by what it may have in it. */
const toolsOf = ({ marks, nodes }: Schema): Tool[] => [
  ...(marks.strong && marks.em
    ? [
        { name: 'Bold', sign: 'B', letter: 'b', command: toggleMark(marks.strong, null, WHOLE) },
        { name: 'Italic', sign: 'I', letter: 'i', command: toggleMark(marks.em, null, WHOLE) },
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

/** A picture in a text. */
export interface Figure {
  at: number
  alt: string
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
  /** Photographs, or other files, that were dropped or pasted. */
  onFiles(kind: FileKind, files: File[]): void
  /** The picture that is selected now. */
  onFigure(figure: Figure | undefined): void
  /** What the author should know of the text, or of what was pasted, in sentences. */
  onRemarks(remarks: readonly string[]): void
  /** A key that leads out of the text. @returns whether it did */
  onLeave?(key: 'Escape' | 'Tab' | 'Shift-Tab'): boolean
  /** Alt F10 leads to the tools. */
  onTools(): void
}

const NO_PICTURES =
  'This text takes no pictures. Drop it on the field of a picture in the form, or add a section with pictures below this one.'
const NO_DOCUMENTS =
  'This text takes no documents. Drop it on a longer text, where it becomes a link, or add a section for documents.'

/** Said of a text that would not mean the same once it has been written. */
const AS_SOURCE = 'This text has signs that can only be edited as they are in its document.'

/** A text that is written as it looks. Its undo is that of the studio, which knows each text that is written. */
export class TextEditor {
  readonly view: EditorView
  readonly #options: TextEditorOptions
  #attributes: TextEditorOptions['attributes']
  #form: TextForm
  /** What was read last, and what it is a reading of. */
  #read: { source: string; document: Node } | undefined
  #written: string
  /** As it was given last. */
  #source: string
  /** What was written and has not come back as the source yet. */
  #underWay: string[] = []
  #remarks = new Set<string>()

  /** @param mount the element that becomes the text */
  constructor(mount: HTMLElement, options: TextEditorOptions) {
    const { form, source, classes = {} } = options
    this.#attributes = options.attributes
    this.#options = options
    this.#form = form
    this.#written = source
    this.#source = source
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
        handlePaste: (_view, { clipboardData }, slice) => this.#take(clipboardData, slice),
        handleDrop: (view, { clientX, clientY, dataTransfer }, slice, isMoved) => {
          const at = view.posAtCoords({ left: clientX, top: clientY })
          if (isMoved || slice.size > 0 || !at) return this.#take(null, slice)
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))))
          return this.#take(dataTransfer, slice)
        },
        ...viewsOf(mount, classes),
      },
    )
  }

  get tools(): readonly Tool[] {
    return toolsOf(proseMirrorSchemas[this.#form])
  }

  #stateOf(source: string): EditorState {
    const { form, onRemarks } = this.#options
    const asSource = form === 'inline' ? 'plain' : 'lines'
    this.#form = isWritable(source, form) ? form : asSource
    if (this.#form !== form) onRemarks([AS_SOURCE])
    const document = readText(source, this.#form)
    this.#read = { source, document }
    const schema = proseMirrorSchemas[this.#form]
    return EditorState.create({
      doc: document,
      plugins: [
        inputRules({ rules: rulesOf(schema) }),
        keymap(this.#keys(schema)),
        keymap(baseKeymap),
        new Plugin({ props: clipboardProps(this.#form, remark => this.#remarks.add(remark)) }),
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
   * Makes a link of the selected words, or of the word in which the caret is, or gives the link there another address.
   * @param name the words of a link where there is no word
   */
  insertLink(address: string, name: string, place?: Range): void {
    const { state } = this.view
    const link = state.schema.marks.a
    if (!link) return
    // Parentheses would end the address.
    const href = address.replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29')
    const mark = link.create({ href })
    const { from, to } = place ?? linkedAt(state)
    const { tr } = state
    if (from === to) tr.insert(from, state.schema.text(name, [mark]))
    else tr.removeMark(from, to, link).addMark(from, to, mark)
    const end = from === to ? from + name.length : to
    this.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, end)))
    this.focus()
  }

  /** Puts a link with words of its own behind the word in which the caret is. */
  appendLink(address: string, name: string): void {
    const { to } = linkedAt(this.view.state)
    this.view.dispatch(this.view.state.tr.insertText(' ', to))
    this.insertLink(address, name, { from: to + 1, to: to + 1 })
  }

  /** Puts pictures where the caret is, and selects the first: what it shows is asked then. */
  insertPictures(pictures: readonly { path: string; words: string }[]): void {
    const { doc, schema, selection, tr } = this.view.state
    const type = schema.nodes.figure
    if (!type) return
    const at = insertPoint(doc, selection.to, type)
    // Within a paragraph they divide it.
    const first = at ?? selection.to + 1
    tr.insert(
      at ?? selection.to,
      pictures.map(({ path, words }) => type.create({ src: path, alt: words })),
    )
    if (tr.doc.nodeAt(first)?.type === type) tr.setSelection(NodeSelection.create(tr.doc, first))
    this.view.dispatch(tr.scrollIntoView())
  }

  /** Says what a picture shows. */
  describe({ at }: Figure, alt: string): void {
    this.view.dispatch(this.view.state.tr.setNodeAttribute(at, 'alt', alt))
  }

  #apply(transaction: Transaction): void {
    const state = this.view.state.apply(transaction)
    this.view.updateState(state)
    const { selection } = state
    const isFigure = selection instanceof NodeSelection && selection.node.type === state.schema.nodes.figure
    this.#options.onFigure(isFigure ? { at: selection.from, alt: selection.node.attrs.alt } : undefined)
    if (!transaction.docChanged) return
    const read = this.#read
    const written = read?.document.eq(state.doc) ? read.source : writeText(state.doc, this.#form)
    if (written === this.#written) return
    this.#written = written
    this.#underWay.push(written)
    this.#options.onWrite(written)
  }

  /** @returns whether files were taken: the rest is up to ProseMirror */
  #take(data: DataTransfer | null, slice: Slice): boolean {
    this.#options.onRemarks([...this.#remarks])
    this.#remarks.clear()
    // Word adds a picture of each text.
    const files = slice.size > 0 ? [] : [...(data?.files ?? [])]
    if (files.length > 0) this.takeFiles(files)
    return files.length > 0
  }

  /** Takes files that were pasted or dropped, as far as the text has pictures and links. */
  takeFiles(files: readonly File[]): void {
    const { onFiles, onRemarks } = this.#options
    const { marks, nodes } = this.view.state.schema
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const documents = files.filter(file => !pictures.includes(file))
    if (pictures.length > 0 && nodes.figure) onFiles('picture', pictures)
    if (documents.length > 0 && marks.a) onFiles('document', documents)
    onRemarks([
      ...(pictures.length > 0 && !nodes.figure ? [NO_PICTURES] : []),
      ...(documents.length > 0 && !marks.a ? [NO_DOCUMENTS] : []),
    ])
  }

  #keys({ nodes: { li } }: Schema): Record<string, Command> {
    const { onLeave, onTools } = this.#options
    const leave = (key: 'Escape' | 'Tab' | 'Shift-Tab') => () => onLeave?.(key) ?? false
    const isDone: Command = () => true
    const letters = this.tools
      .filter(({ letter }) => letter)
      .map(tool => [`Mod-${tool.letter}`, () => this.use(tool)])
    const isOneLine = this.#form === 'plain' || this.#form === 'inline'
    const enter = li
      ? chainCommands(splitListItem(li), liftListItem(li), ...(baseKeymap.Enter ? [baseKeymap.Enter] : []))
      : isOneLine
        ? isDone
        : (baseKeymap.Enter ?? isDone)
    return {
      Enter: enter,
      'Shift-Enter': enter,
      'Mod-Enter': isDone,
      ...(li && { 'Mod-]': sinkListItem(li), 'Mod-[': liftListItem(li) }),
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

interface Range {
  from: number
  to: number
}

/** What becomes a link: the selection, or the link or the word in which the caret is. */
function linkedAt({ selection: { $from, from, to, empty }, schema }: EditorState): Range {
  if (!empty) return { from, to }
  const { parent, parentOffset } = $from
  const link = schema.marks.a?.isInSet($from.marks())
  if (link) {
    let first = $from.index()
    let end = first
    while (first > 0 && link.isInSet(parent.child(first - 1).marks)) first--
    while (end < parent.childCount && link.isInSet(parent.child(end).marks)) end++
    return { from: $from.posAtIndex(first), to: $from.posAtIndex(end) }
  }
  const [before = ''] = /[\p{L}\p{M}\p{N}'’-]*$/u.exec(parent.textContent.slice(0, parentOffset)) ?? []
  const [after = ''] = /^[\p{L}\p{M}\p{N}'’-]*/u.exec(parent.textContent.slice(parentOffset)) ?? []
  return { from: from - before.length, to: to + after.length }
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

/** Those who know Markdown type its signs: these become at once what they mean. */
const rulesOf = ({ nodes: { ul, ol, h3, blockquote } }: Schema): InputRule[] => [
  ...(ul && ol ? [wrappingInputRule(/^[-*•] $/, ul), wrappingInputRule(/^1[.)] $/, ol)] : []),
  ...(h3 && blockquote
    ? [textblockTypeInputRule(/^#{1,6} $/, h3), wrappingInputRule(/^> $/, blockquote)]
    : []),
]
