import { type FormEvent, useId, useState } from 'react'
import { signIn, signOut } from '../call.ts'
import { Failure, useTask } from '../dialog/Dialog.tsx'
import { type Access, askForge, readAccess, tokenPage } from '../session.ts'
import styles from './signIn.module.css'

interface SignInProps {
  access: Access
  /** What went wrong with the last one. */
  refusal?: string | undefined
  onDone(): void
}

/** Asks who writes, where a site is kept on a forge. */
export function SignIn({ access, refusal, onDone }: SignInProps) {
  const id = useId()
  const [token, setToken] = useState('')
  const [isLasting, setLasting] = useState(false)
  const { isBusy, failure = refusal, run } = useTask()
  const { name, site, path, application } = access
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      await signIn(token.trim(), isLasting)
      onDone()
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        The pages of {site} are kept at {name}, in “{path}”. What you publish there is on the website a few
        minutes later.
      </p>
      {application ? (
        <button type="button" data-kind="primary" onClick={() => askForge(access, application, isLasting)}>
          Sign in at {name}
        </button>
      ) : (
        <>
          <Steps access={access} />
          <label htmlFor={id}>Token</label>
          <input
            id={id}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
        </>
      )}
      <label className={styles.lasting}>
        <input type="checkbox" checked={isLasting} onChange={({ target }) => setLasting(target.checked)} />
        Keep me signed in on this computer
      </label>
      <p>Only on a computer that nobody else uses. Else you are signed out with this tab.</p>
      <Failure words={failure} />
      {!application && (
        <button type="submit" data-kind="primary" disabled={isBusy || token.trim() === ''}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </button>
      )}
    </form>
  )
}

/** How an author gets a token. */
function Steps({ access }: { access: Access }) {
  const { kind, name, path } = access
  const link = (
    <a href={tokenPage(access)} target="_blank" rel="noreferrer">
      Make a token at {name}
    </a>
  )
  if (kind === 'gitea')
    return (
      <p>
        {link}: write “studio” as its name, and choose “Read and write” for “repository” and “Read” for
        “user”. Copy it, and paste it here.
      </p>
    )
  return (
    <p>
      {link}. Its form is filled in
      {kind === 'github' && (
        <> but for one thing: choose “Only select repositories”, and there “{path.split('/').at(-1)}”</>
      )}
      . Press the button at its end, copy the token, and paste it here.
    </p>
  )
}

/** Ends the sign-in, where there is one. */
export const SignOut = () =>
  readAccess() && (
    <button type="button" data-kind="quiet" onClick={signOut}>
      Sign out
    </button>
  )
