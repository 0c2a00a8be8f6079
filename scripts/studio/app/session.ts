import { type Forge, forgeOf } from '../hosts/forge.ts'

/** Where the documents are, as the page of a published studio says. */
export interface Access extends Forge {
  /** The name of the site. */
  site: string
  /** The id of an application by which the forge lets pages ask for access. */
  application?: string
}

/** @returns nothing for a studio on this computer */
export function readAccess(): Access | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="chalkline-forge"]')?.content
  if (said === undefined) return undefined
  const { repository, ...rest } = JSON.parse(said)
  return { ...forgeOf(repository), ...rest }
}

const TOKEN = 'chalkline-studio-token'

/**
 * The secret by which the host knows this author. On this computer it is in the address that the studio printed: it leaves the
 * address bar, and stays for a reload of this tab.
 */
export function readToken(): string {
  const fromAddress = readAccess() ? '' : location.hash.slice(1)
  if (fromAddress) {
    sessionStorage.setItem(TOKEN, fromAddress)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(TOKEN) ?? localStorage.getItem(TOKEN) ?? ''
}

/** @param isLasting whether this computer keeps it, else it ends with this tab */
export function keepToken(token: string, isLasting: boolean): void {
  forgetToken()
  const storage = isLasting ? localStorage : sessionStorage
  storage.setItem(TOKEN, token)
}

export function forgetToken(): void {
  sessionStorage.removeItem(TOKEN)
  localStorage.removeItem(TOKEN)
}

/** The page of a forge on which an author makes a token, with its form filled in as far as the forge allows. */
export function tokenPage({ kind, origin, path, site }: Access): string {
  const name = `${site}: studio`.slice(0, 40)
  if (kind === 'gitea') return `${origin}/user/settings/applications`
  const [page, asked]: [string, Record<string, string>] =
    kind === 'gitlab'
      ? ['/-/user_settings/personal_access_tokens', { name, scopes: 'api' }]
      : [
          '/settings/personal-access-tokens/new',
          {
            ...{ name, target_name: path.split('/')[0] ?? '', expires_in: '180' },
            ...{ contents: 'write', pull_requests: 'write', actions: 'read' },
          },
        ]
  return `${origin}${page}?${new URLSearchParams(asked)}`
}

/** What a sign-in at a forge that is under way has to find again (RFC 7636). */
interface SignIn {
  state: string
  verifier: string
  isLasting: boolean
}

const SIGN_IN = 'chalkline-studio-sign-in'

/** The address to which the forge sends back. */
const here = (): string => location.origin + location.pathname

/** Leaves for the forge, which asks the author and comes back. */
export async function askForge(
  { kind, origin }: Access,
  application: string,
  isLasting: boolean,
): Promise<void> {
  const [state, verifier] = [randomText(), randomText()]
  sessionStorage.setItem(SIGN_IN, JSON.stringify({ state, verifier, isLasting } satisfies SignIn))
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const asked = new URLSearchParams({
    ...{ client_id: application, redirect_uri: here(), response_type: 'code', state },
    ...{ code_challenge: base64Url(new Uint8Array(challenge)), code_challenge_method: 'S256' },
    scope: kind === 'gitlab' ? 'api' : 'write:repository read:user',
  })
  location.assign(`${origin}${kind === 'gitlab' ? '/oauth' : '/login/oauth'}/authorize?${asked}`)
}

/**
 * Ends a sign-in for which the forge has come back. The code leaves the address at once.
 * @returns why there is no token, in words for the author; nothing where all is well, or no sign-in was under way
 */
export async function takeAnswerOfForge(): Promise<string | undefined> {
  const answer = new URLSearchParams(location.search)
  const [code, state] = [answer.get('code'), answer.get('state')]
  const access = readAccess()
  if (!access || state === null) return undefined
  history.replaceState(null, '', location.pathname)
  const begun: SignIn | null = JSON.parse(sessionStorage.getItem(SIGN_IN) ?? 'null')
  sessionStorage.removeItem(SIGN_IN)
  const refused = `${access.name} has not signed you in. Try again.`
  // Another site may have sent somebody here with a code of its own.
  if (!code || begun?.state !== state) return refused
  const place = access.kind === 'gitlab' ? '/oauth/token' : '/login/oauth/access_token'
  try {
    const given = await fetch(access.origin + place, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code, redirect_uri: here() },
        ...{ client_id: access.application ?? '', code_verifier: begun.verifier },
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const { access_token: token } = await given.json()
    if (typeof token !== 'string') return refused
    keepToken(token, begun.isLasting)
    return undefined
  } catch {
    return refused
  }
}

const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
