import { Component, type ReactNode } from 'react'

/** Shows `fallback` in place of a viewer that failed, so that the page behind stays. */
export class ViewerBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
