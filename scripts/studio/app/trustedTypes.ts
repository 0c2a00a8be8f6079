/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }

// Imported before what makes workers. HTML is read from the clipboard, into documents that run nothing; no policy of the studio
// lets a script in the page run. Workers are files of its own.
trustedTypes?.createPolicy('default', {
  createHTML: html => html,
  createScriptURL: url => (isOwnScript(new URL(url, location.href)) ? url : null),
})

const isOwnScript = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /\/assets\/[\w.-]+\.m?js$/.test(pathname)
