import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What replaces children that throw. */
  fallback: ReactNode
  children: ReactNode
}

/** Contains an error of its children, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
