import { loadSections } from '../../../renderer/server/renderPage.tsx'
import { Computer, ComputerHost } from '../hosts/ComputerHost.ts'
import type { ForgeOptions } from '../hosts/ForgeClient.ts'
import type { ForgeHost } from '../hosts/ForgeHost.ts'
import { type Forge, forgeOf, type SiteRepository } from '../hosts/forge.ts'
import { GiteaHost } from '../hosts/GiteaHost.ts'
import { GitHubHost } from '../hosts/GitHubHost.ts'
import { GitLabHost } from '../hosts/GitLabHost.ts'
import { type Host, HostError } from '../hosts/Host.ts'
import { ComputerFolder } from '../site/ComputerFolder.ts'
import { openChangeStore } from '../site/openChangeStore.ts'
import type { Stock } from '../site/Stock.ts'
import { StudioSite } from '../site/StudioSite.ts'
import { type ChangeStore, Workspace } from '../site/Workspace.ts'
import { surroundingsOf } from './surroundings.ts'
import { serve } from './worker.ts'

/** Takes a window of the studio, through which it asks. */
export const connect = serve(openSite)

/** The folder of the studio's page. The worker is a file in one below it. */
const home = new URL('../', self.location.href).href

/** Milliseconds between two looks for what others have published. */
const PAUSE = 180_000

/**
 * Opens the site of this studio.
 * @param token the secret of the address that was opened, as it is at each call
 * @param announce called after each change
 */
async function openSite(token: () => string, announce: () => void): Promise<StudioSite> {
  const [stock] = await Promise.all([readStock(), loadSections()])
  const { host, store } = stock.repository
    ? await onForge(stock.repository, token)
    : await onComputer(stock.keeps, token)
  const workspace = await Workspace.open(host, store)
  // What fails now is tried again with the next change.
  const follow = () => site.follow().then(announce, () => undefined)
  const refresh = () => site.refresh().then(announce, () => undefined)
  const site = await StudioSite.open(workspace, surroundingsOf(stock, workspace, follow))
  workspace.onChange(isOfOthers => (isOfOthers ? follow() : announce()))
  // A store in the browser does not say when others write into the folder.
  if (stock.keeps === 'browser') host.watch?.(refresh)
  setInterval(refresh, PAUSE)
  return site
}

interface Kept {
  host: Host
  store: ChangeStore
}

async function onComputer(keeps: Stock['keeps'], token: () => string): Promise<Kept> {
  const computer = new Computer(`${home}host`, token)
  const host = new ComputerHost(computer)
  if (keeps === 'browser') return { host, store: await openChangeStore(home) }
  return { host, store: new ComputerFolder(computer, onOthers => host.watch(onOthers)) }
}

const forges: Record<Forge['kind'], new (options: ForgeOptions & { api: string }) => ForgeHost> = {
  github: GitHubHost,
  gitlab: GitLabHost,
  gitea: GiteaHost,
}

async function onForge({ repository, branch, folders }: SiteRepository, token: () => string): Promise<Kept> {
  if (token() === '') throw new HostError('signedOut', 'Sign in to change the website.')
  const { kind, api, path } = forgeOf(repository)
  return {
    host: new forges[kind]({ api, repository: path, branch, folders, token: () => token() || undefined }),
    store: await openChangeStore(`${repository} ${branch}`),
  }
}

async function readStock(): Promise<Stock> {
  const answer = await fetch(`${home}stock.json`).catch((cause: unknown) => {
    throw new HostError('away', 'The studio does not answer. What you have changed is kept.', { cause })
  })
  if (!answer.ok) throw new HostError('failed', 'The studio is not complete. Build the website again.')
  return answer.json()
}
