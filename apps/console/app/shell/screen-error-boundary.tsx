import { Component, type ReactNode } from 'react';
import { FailureMessage } from './failure-message.tsx';

type State = { failure: { error: unknown } | null };

/** Keeps the sidebar and the title when a screen fails. A class, because React has no hook for it. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div className="card">
        <FailureMessage error={failure.error} />
      </div>
    );
  }
}
