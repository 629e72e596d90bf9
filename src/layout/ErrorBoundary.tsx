import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface Props {
  readonly children: ReactNode;
}

interface State {
  /** Boxed, since anything can be thrown, null too. */
  readonly caught: { readonly error: unknown } | null;
}

/** Shows the error screen in place of children that could not be rendered. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? (
      <ErrorScreen error={caught.error} onRetry={() => this.setState({ caught: null })} />
    ) : (
      this.props.children
    );
  }
}
