/** Variables that would make git work on another repository than that of the folder, or read paths in another way. */
const FOREIGN = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_EXTERNAL_DIFF',
  'GIT_LITERAL_PATHSPECS',
  'GIT_GLOB_PATHSPECS',
  'GIT_NOGLOB_PATHSPECS',
  'GIT_ICASE_PATHSPECS',
])

/** The environment of this process, with the variables of git that concern another repository left out. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.has(name)))

/**
 * The arguments of git for a command in a folder. A folder that only looks like a repository (`HEAD`, `objects`, `refs`, `config`)
 * can come with a commit of content, and its configuration could name commands to run. Nothing of a submodule is read either: its
 * configuration lies in the content.
 * @param folder never one that holds content: git looks for a repository there
 */
export const gitArguments = (folder: string, words: readonly string[]): string[] => [
  ...['-C', folder, '-c', 'core.fsmonitor=false', '-c', 'diff.ignoreSubmodules=all'],
  ...['-c', 'submodule.recurse=false', '-c', 'fetch.recurseSubmodules=false'],
  // Names of files in letters, not in numbers of their bytes.
  ...['-c', 'core.quotePath=false'],
  // A hook of the author's own repository inherits the settings of a push, and may work on a bare repository.
  ...(words[0] === 'push' ? ['-c', 'push.recurseSubmodules=no'] : ['-c', 'safe.bareRepository=explicit']),
  ...words,
]
