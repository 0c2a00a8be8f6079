type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Rules,
  ): {
    /** Its result is a string for all that takes one. */
    createHTML(html: string): string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

// Imported before what makes workers. HTML is read from the clipboard, into documents that run nothing; no policy of the studio
// lets a script in the page run. Workers are files of its own.
const policy = trustedTypes?.createPolicy('default', {
  createHTML: html => html,
  createScriptURL: url => (isOwnScript(new URL(url, location.href)) ? url : null),
})

/** HTML for a frame in which nothing runs, where the policy of this page does not count by itself. */
export const trustedStill = (html: string): string => policy?.createHTML(html) ?? html

const isOwnScript = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /\/assets\/[\w.-]+\.m?js$/.test(pathname)
