import { Component, type ReactNode } from 'react'
import { SectionError } from './SectionError.tsx'

/** Shows what went wrong in place of what failed, and leaves the rest of the page standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <SectionError message={error instanceof Error ? error.message : String(error)} />
  }
}
